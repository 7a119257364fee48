import { readCandidates } from '../check/candidates';
import type { Step } from '../engine/process';
import type { Staff } from './rehearsal.api';

type User = NonNullable<Staff['users']>[number];
type Node = Partial<NonNullable<Staff['nodes']>[number]>;

/** The people who may decide, and the people who may not because their account is disabled. */
export interface Candidates {
  able: readonly string[];
  disabled: readonly string[];
}

/**
 * Returns a function that finds who may decide a step (docs/contract#2.E). Uses the candidates configured for the node.
 * If the node has no configured candidates, uses the candidates in the diagram. `actor` is the person who acted last.
 * If a department head decides, the head of `actor`'s department is also a candidate.
 */
export function candidatesFrom({ users, depts, nodes }: Staff): (step: Step, actor: string) => Candidates {
  const people = new Map((users ?? []).map((user) => [String(user.userId), user]));
  const heads = new Map((depts ?? []).map(({ deptId, leaderId }) => [String(deptId), String(leaderId ?? '')]));
  const configured = new Map((nodes ?? []).map((node) => [node.nodeId, node]));
  const fixed = new Map<string, { node: Node; ids: string[] }>();

  const fixedOf = (step: Step) => {
    const known = fixed.get(step.id);
    if (known) return known;
    const drawn = nodeOf(step);
    // The configuration applies to the rehearsed diagram, too, because the server keeps it for new versions.
    const stored = configured.get(step.id);
    const node = stored && !isEmpty(stored) ? stored : drawn;
    const ids = [...people.values()].filter((user) => isNamed(user, node)).map(({ userId }) => String(userId));
    const found = { node, ids };
    fixed.set(step.id, found);
    return found;
  };

  return (step, actor) => {
    const { node, ids } = fixedOf(step);
    const head = node.deptHeader ? heads.get(String(people.get(actor)?.deptId)) : undefined;
    const all = head && people.has(head) ? [...new Set([...ids, head])] : ids;
    return {
      able: all.filter((id) => people.get(id)?.enabled !== false),
      disabled: all.filter((id) => people.get(id)?.enabled === false),
    };
  };
}

const isEmpty = ({ roleIds, userIds, deptIds, deptHeader }: Node) =>
  !deptHeader && [roleIds, userIds, deptIds].every((ids) => !ids?.length);

function isNamed({ userId, deptId, roleIds }: User, node: Node): boolean {
  const has = (ids: Node['userIds'], id: unknown) => (ids ?? []).some((one) => String(one) === String(id));
  return (
    has(node.userIds, userId) || has(node.deptIds, deptId) || (roleIds ?? []).some((role) => has(node.roleIds, role))
  );
}

function nodeOf({ candidates }: Step): Node {
  const { roles, depts, users, head } = readCandidates(candidates);
  return { roleIds: [...roles], deptIds: [...depts], userIds: [...users], deptHeader: head };
}
