import type { Contract, Operation } from './contract';
import { reasonNotToSend } from './neverSent';
import { probeOf } from './probes';
import { costOf, problem, type Result } from './result';
import type { Reply, Server } from './server';

const NOWHERE = '/no-such-call/of-the-contract';

/**
 * Checks with OPTIONS whether the server has the POST calls that were not tried. This is impossible with a server that
 * answers OPTIONS in the same way for every path.
 */
export async function checkPresence(server: Server, { operations }: Contract, tried: ReadonlySet<string>) {
  const options = (path: string) => server.ask(path.replaceAll(/\{\w+\}/g, '0'), { method: 'OPTIONS' });
  const nowhere = await options(NOWHERE);
  const isTold = nowhere.kind === 'missing' && (await options('/auth/logout')).kind === 'data';
  const results: Result[] = [];
  for (const one of operations) {
    const call = `${one.method} ${one.path}`;
    if (one.method !== 'POST' || tried.has(call)) continue;
    const reason = reasonNotToSend('POST', probeOf(one).address, server) ?? 'changes data';
    const isMissing = isTold && (await options(one.path)).kind === 'missing';
    const words = isTold ? `${reason}; OPTIONS finds it` : `${reason}; OPTIONS answers the same for every path`;
    if (isMissing)
      results.push({ call, outcome: one.without ? 'absent' : 'missing', problems: [], words: costOf(one) });
    else results.push({ call, outcome: 'unknown', problems: [], words });
  }
  return results;
}

/** Sends the probe of every POST call without a token. Every call that is not refused is a failure. */
export async function checkStrangers(server: Server, operations: readonly Operation[]): Promise<Result[]> {
  const results: Result[] = [];
  let refused = 0;
  for (const one of operations) {
    const { address, body } = probeOf(one);
    if (one.method !== 'POST' || one.isOpen || reasonNotToSend('POST', address, server)) continue;
    const reply = await server.ask(address, { body, token: '' });
    const seen = passedOf(reply);
    if (seen === undefined) refused += 1;
    else
      results.push({
        call: `POST ${one.path} without a token`,
        outcome: 'differs',
        problems: [problem('', 'HTTP 401', seen)],
        words: 'anybody may change records',
      });
  }
  const call = `POST without a token (${refused} calls refused)`;
  return [{ call, outcome: 'ok', problems: [], words: '' }, ...results];
}

/** Describes an answer to a call that should have been refused; undefined if it was refused. */
export function passedOf(reply: Reply): string | undefined {
  if (reply.kind === 'forbidden' || reply.kind === 'unauthorized' || reply.kind === 'missing') return undefined;
  if (reply.kind === 'data' || reply.kind === 'file') return 'done: code 0';
  return REFUSAL.test(reply.words) ? undefined : `let through: ${reply.words}`;
}

/** Matches a refusal in the envelope, in place of HTTP 401 or 403. */
const REFUSAL =
  /^code 40[13]\b|没有权限|无权|权限不足|no permission|not permitted|forbidden|access denied|unauthori[sz]ed|token (?:verify|can't|invalid|expired)/i;
