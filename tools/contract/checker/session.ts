import { problem, type Result } from './result';
import type { Reply, Server, Target } from './server';

/** The results of the calls at the start of a session, and whether the account could sign in. */
export interface Start {
  results: Result[];
  /** True if the server cannot be checked: it did not answer, or it refused the checker's account. */
  isShut: boolean;
}

const wordsOf = (reply: Reply) => ('words' in reply ? reply.words : reply.kind === 'file' ? 'a file' : 'an answer');
const settled = (call: string, words: string, wrong?: string[]): Result => ({
  call,
  outcome: wrong ? 'differs' : 'ok',
  problems: wrong ? [problem(wrong[0] ?? '', wrong[1] ?? '', wrong[2] ?? '')] : [],
  words,
});

/**
 * Signs in after trying a wrong password, no password and a blocked account; then checks whether the server requires
 * the token. The correct password comes last, because it resets the server's count of failures.
 */
export async function checkSignIn(server: Server, blocked?: Pick<Target, 'user' | 'password'>): Promise<Start> {
  const { login, user, password } = server.target;
  const call = `POST ${login}`;
  const wrong = await refusal(server, `${call} with a wrong password`, { username: user, password: `${password}-no` });
  if (wrong.problems[0]?.seen.startsWith('no answer')) return { results: [{ ...wrong, call }], isShut: true };
  const results = [wrong, await refusal(server, `${call} without a password`, { username: user })];
  if (blocked) {
    const body = { username: blocked.user, password: blocked.password };
    results.push(await refusal(server, `${call} as a blocked account`, body));
  }
  const reply = await server.ask(login, { body: { username: user, password, rememberMe: false }, token: '' });
  const words = 'nobody can sign in';
  if (reply.kind === 'missing')
    return { results: [...results, { call, outcome: 'missing', problems: [], words }], isShut: false };
  const token = tokenIn(reply);
  if (token === undefined) {
    const seen = reply.kind === 'data' ? ['token', 'string', shape(reply.data)] : ['', 'code 0', wordsOf(reply)];
    const isShut = ['refused', 'unauthorized', 'forbidden', 'broken'].includes(reply.kind);
    return { results: [...results, settled(call, words, seen)], isShut };
  }
  server.token = token;
  return { results: [...results, settled(call, words), await checkStranger(server)], isShut: false };
}

const shape = (data: unknown) =>
  typeof data === 'object' && data !== null ? Object.keys(data).join(', ') : String(data);

/** Returns the token in the answer to a sign-in. */
export function tokenIn(reply: Reply): string | undefined {
  if (reply.kind !== 'data') return undefined;
  const token = typeof reply.data === 'string' ? reply.data : (reply.data as { token?: unknown } | null)?.token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

async function refusal(server: Server, call: string, body: object): Promise<Result> {
  const reply = await server.ask(server.target.login, { body, token: '' });
  const isRight = reply.kind === 'refused' || reply.kind === 'unauthorized' || reply.kind === 'forbidden';
  // Without an account or a password, a server may answer with an HTTP error.
  const isError = reply.kind === 'missing' || (reply.kind === 'broken' && /^HTTP [45]/.test(reply.words));
  const seen = tokenIn(reply) === undefined ? wordsOf(reply) : 'a token';
  return settled(call, 'anybody can sign in', isRight || isError ? undefined : ['', 'a refusal', seen]);
}

async function checkStranger(server: Server): Promise<Result> {
  const reply = await server.ask('/system/user/info', { token: '' });
  const words = 'a session that has ended is not noticed, and anybody may read';
  const isRight = reply.kind === 'unauthorized';
  return settled(
    'GET /system/user/info without a token',
    words,
    isRight ? undefined : ['', 'HTTP 401', wordsOf(reply)],
  );
}

/** Signs out, then checks that the old token is refused. */
export async function checkSignOut(server: Server): Promise<Result[]> {
  const reply = await server.ask('/auth/logout', { body: {} });
  const call = 'POST /auth/logout';
  if (reply.kind === 'missing') return [{ call, outcome: 'missing', problems: [], words: 'nobody can sign out' }];
  const out = settled(call, 'nobody can sign out', reply.kind === 'data' ? undefined : ['', 'code 0', wordsOf(reply)]);
  const again = await server.ask('/system/user/info');
  const wrong = again.kind === 'unauthorized' ? undefined : ['', 'HTTP 401', wordsOf(again)];
  return [out, settled('GET /system/user/info after signing out', 'a session never ends', wrong)];
}
