/** The candidates of a step: roles, departments, users, and the head of a department (RuoYi's node types 1 to 4). */
export interface Candidates {
  roles: readonly string[];
  depts: readonly string[];
  users: readonly string[];
  head: boolean;
  /** Groups of other modeling tools, such as `managers`. The engine ignores them, but an edit keeps them. */
  others: readonly string[];
}

/** The two candidate attributes of a user task, in the Activiti namespace. */
export interface CandidateTexts {
  /** The groups, for example `role:1,dept:106,head`. */
  groups: string;
  /** The ids of the users, for example `5,7`. */
  users: string;
}

const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads the candidates from the attributes of a user task. */
export function readCandidates({ groups, users }: CandidateTexts): Candidates {
  const named = parts(groups);
  const of = (kind: string) => named.flatMap((name) => (name.startsWith(kind) ? name.slice(kind.length) : []));
  const others = named.filter((name) => name !== 'head' && !/^(?:role|dept):/.test(name));
  return { roles: of('role:'), depts: of('dept:'), users: parts(users), head: named.includes('head'), others };
}

/** Returns the attributes for a user task with these candidates. */
export const writeCandidates = ({ roles, depts, users, head, others }: Candidates): CandidateTexts => ({
  groups: [
    ...roles.map((id) => `role:${id}`),
    ...depts.map((id) => `dept:${id}`),
    ...(head ? ['head'] : []),
    ...others,
  ].join(','),
  users: users.join(','),
});
