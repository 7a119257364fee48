import type { Contract } from './contract';
import { problem, type Result } from './result';
import type { Server } from './server';

/** Signs in, and tries if the server asks for the token at all. A result that fails is all that can be said then. */
export async function checkSignIn(server: Server): Promise<Result[]> {
  const { login, user, password } = server.target;
  const reply = await server.ask(login, { body: { username: user, password, rememberMe: false } });
  const call = `POST ${login}`;
  const words = 'nobody can sign in';
  if (reply.kind !== 'data') {
    return [
      {
        call,
        outcome: reply.kind === 'missing' ? 'missing' : 'differs',
        problems: [problem('', 'code 0', reply.kind === 'file' ? 'a file' : reply.words)],
        words,
      },
    ];
  }
  const token = typeof reply.data === 'string' ? reply.data : (reply.data as { token?: unknown } | null)?.token;
  if (typeof token !== 'string' || token === '')
    return [
      { call, outcome: 'differs', problems: [problem('token', 'string', JSON.stringify(token) ?? 'missing')], words },
    ];
  server.token = token;
  return [{ call, outcome: 'ok', problems: [], words }, await checkStranger(server)];
}

async function checkStranger(server: Server): Promise<Result> {
  const call = 'GET /system/user/info without a token';
  const reply = await server.ask('/system/user/info', { token: '' });
  const words = 'a session that has ended is not noticed, and anybody may read';
  if (reply.kind === 'unauthorized') return { call, outcome: 'ok', problems: [], words };
  const seen = reply.kind === 'data' || reply.kind === 'file' ? 'an answer' : reply.words;
  return { call, outcome: 'differs', problems: [problem('', 'HTTP 401', seen)], words };
}

/** Calls that change are only looked for, without a token and with nothing in them: a server that asks for the token refuses. */
export async function checkPresence(
  server: Server,
  { operations }: Contract,
  tried: ReadonlySet<string>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { method, path, isOpen, without, screens } of operations) {
    const call = `${method} ${path}`;
    if (method !== 'POST' || isOpen || tried.has(call)) continue;
    const reply = await server.ask(path.replaceAll(/\{\w+\}/g, '0'), { body: {}, token: '' });
    const there = reply.kind !== 'missing';
    const words = there ? 'is there; not tried' : (without ?? `missing on: ${screens.join(', ')}`);
    results.push({ call, outcome: there ? 'unknown' : without ? 'absent' : 'missing', problems: [], words });
  }
  return results;
}
