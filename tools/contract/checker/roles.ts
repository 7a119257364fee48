import type { Contract, Operation } from './contract';
import { reasonNotToSend } from './neverSent';
import { passedOf } from './presence';
import { probeOf } from './probes';
import { type Answers, addressOf } from './reads';
import { problem, type Result } from './result';
import { rowsIn, Server, type Target } from './server';
import { tokenIn } from './session';

/** An account with a role. `permissions` is needed if its user info does not list them. */
export interface Person {
  user: string;
  password: string;
  permissions?: readonly string[];
}

/**
 * Signs in as each person and sends every call whose permission the person lacks. Reads refer to records that the first
 * account sees; writes refer to no existing record. A call that is not refused is a finding, with a `curl` command.
 */
export async function checkRoles(
  target: Target,
  contract: Contract,
  people: readonly Person[],
  answers: Answers,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const person of people) {
    const server = new Server({ ...target, ...person }, { isWriting: true });
    const { user, password } = person;
    server.token = tokenIn(await server.ask(target.login, { body: { username: user, password }, token: '' }));
    const call = `Role ${user}`;
    const held = server.token === undefined ? undefined : (person.permissions ?? (await permissionsOf(server)));
    if (held) {
      results.push(...(await attacks(server, contract.operations, { user, held, answers })));
      results.push(...(await thefts(server, contract.operations, { user, answers })));
    } else {
      const seen = server.token === undefined ? 'a refusal' : 'no `buttons`: name its `permissions` in the file';
      results.push({ call, outcome: 'differs', problems: [problem('', 'a role to try', seen)], words: 'not tried' });
    }
    if (server.token !== undefined) await server.ask('/auth/logout', { body: {} });
  }
  return results;
}

/** Returns the permissions in an account's user info; undefined if it lists none, which means that all are allowed. */
export async function permissionsOf(server: Server): Promise<string[] | undefined> {
  const reply = await server.ask('/system/user/info');
  const { buttons } = (reply.kind === 'data' ? (reply.data ?? {}) : {}) as { buttons?: unknown };
  return Array.isArray(buttons) && buttons.length > 0 ? buttons.map(String) : undefined;
}

interface Attack {
  user: string;
  held: readonly string[];
  answers: Answers;
}

async function attacks(server: Server, operations: readonly Operation[], { user, held, answers }: Attack) {
  const results: Result[] = [];
  let tried = 0;
  for (const one of operations) {
    const { method, permission } = one;
    if (!isLacking(one, held)) continue;
    const { address, body } = probeOf(one);
    const asked = method === 'GET' ? addressOf(one, answers) : undefined;
    const path = asked ? asked.path + asked.query : address;
    const call = `${method} ${one.path} as ${user}`;
    const reason = reasonNotToSend(method, path, server);
    if (reason) {
      results.push({ call, outcome: 'unknown', problems: [], words: reason });
      continue;
    }
    tried += 1;
    const reply = await server.ask(path, method === 'POST' ? { body } : {});
    const seen = passedOf(reply);
    // Users may change their own records without the permission, so a server may first check who owns the record.
    if (seen === undefined || (one.who?.startsWith('who') && reply.kind === 'refused')) continue;
    const words = `\`${curlOf(server.target, method, path, body)}\` with the token of ${user}`;
    const problems = [problem('', `HTTP 403, ${user} lacks ${permission ?? one.who}`, seen)];
    results.push({ call, outcome: 'differs', problems, words });
  }
  return [
    {
      call: `Role ${user} (${tried} calls it lacks the permission for)`,
      outcome: 'ok' as const,
      problems: [],
      words: '',
    },
    ...results,
  ];
}

/** Matches lists of a user's own records. */
const OWN = /\/(?:my|mine|ing|done|draft\/list)(?: |$)/;

/** Tries to read private records of the first account: those with ids from its own lists. */
async function thefts(server: Server, operations: readonly Operation[], { user, answers }: Omit<Attack, 'held'>) {
  const results: Result[] = [];
  for (const one of operations) {
    const source = one.parameters.find((parameter) => parameter.in === 'path' && OWN.test(parameter['x-from'] ?? ''));
    const asked = one.method === 'GET' && one.permission === undefined && source ? addressOf(one, answers) : undefined;
    if (!asked || !source) continue;
    const [list = '', field = ''] = source['x-from']?.split(' ') ?? [];
    const own = rowsIn(await server.ask(`${list}?pageNum=1&pageSize=100`)).map((row) => String(row[field]));
    const path = asked.path + asked.query;
    if (own.includes(asked.ids[source.name ?? ''] ?? '')) continue;
    const reply = await server.ask(path);
    if (reply.kind !== 'data' || reply.data === null) continue;
    const words = `\`${curlOf(server.target, 'GET', path, {})}\` with the token of ${user}`;
    const problems = [problem('', 'a refusal: the record is of another person', 'the record')];
    results.push({ call: `GET ${one.path} as ${user}`, outcome: 'differs', problems, words });
  }
  return results;
}

/** True for a call that must be refused to an account with these permissions. */
export const isLacking = ({ permission, who }: Operation, held: readonly string[]): boolean =>
  who?.startsWith('only') || (permission !== undefined && !isHeld(permission, held));

/** True if `held` contains the permission. A `*` in a held permission matches any part. */
export const isHeld = (permission: string, held: readonly string[]): boolean =>
  held.some((one) => {
    const parts = permission.split(':');
    return one.split(':').every((part, index) => part === '*' || part === parts[index]);
  });

const curlOf = ({ base, header }: Target, method: string, path: string, body: object) =>
  `curl -H "${header}: $TOKEN" ${method === 'POST' ? `-H 'content-type: application/json' -d '${JSON.stringify(body)}' ` : ''}'${base}${path}'`;
