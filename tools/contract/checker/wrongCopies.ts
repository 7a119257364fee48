import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the mock on its way through a wrong copy. */
interface Passing {
  path: string;
  query: URLSearchParams;
  method: string;
  token: string;
  status: number;
  body: Answer;
}
interface Answer {
  code?: unknown;
  msg?: unknown;
  data?: unknown;
  [more: string]: unknown;
}
type Row = Record<string, unknown>;

/** A copy of a server that is wrong in one way, and the call and field at which that is found. */
interface WrongCopy {
  name: string;
  found: [call: string, path: string];
  /** Changes an answer; what it returns is sent instead of JSON. */
  spoil: (passing: Passing) => string | void;
  /** Shows only when records are made and changed. */
  writes?: true;
}

const rowsOf = (body: Answer) => ((body.data as { records?: Row[] } | undefined)?.records ?? body.data) as Row[];
const each = (passing: Passing, path: string, change: (row: Row) => void) => {
  if (passing.path === path) rowsOf(passing.body).forEach(change);
};
const USERS = '/system/user/list';
let firstPage: Row[] = [];

/** Ten and more ways to be wrong, as they are met in backends. */
export const wrongCopies: readonly WrongCopy[] = [
  {
    name: 'the token has another name',
    found: ['POST /auth/login', 'token'],
    spoil: ({ path, body }) => {
      if (path === '/auth/login' && body.data) body.data = { accessToken: (body.data as Row).token };
    },
  },
  {
    name: 'a call without a token is answered',
    found: ['GET /system/user/info without a token', '(answer)'],
    spoil: (passing) => {
      if (passing.path !== '/system/user/info' || passing.token !== '') return;
      Object.assign(passing, { status: 200, body: { code: 0, data: { userId: 1, roleIds: [1] } } });
    },
  },
  {
    name: 'the person has no roles',
    found: ['GET /system/user/info', 'roleIds'],
    spoil: ({ path, body }) => {
      if (path === '/system/user/info' && body.data) (body.data as Row).roleIds = [];
    },
  },
  {
    name: 'a field has another name',
    found: [`GET ${USERS}`, 'records[].userName'],
    spoil: (passing) =>
      each(passing, USERS, (row) => (Object.assign(row, { name: row.userName }), delete row.userName)),
  },
  {
    name: 'a list carries passwords',
    found: [`GET ${USERS}`, 'records[].password'],
    spoil: (passing) => each(passing, USERS, (row) => Object.assign(row, { password: 'e10adc3949ba59abbe56e057' })),
  },
  {
    name: 'a parameter shows its secret',
    found: ['GET /system/config/list', 'records[].configValue'],
    spoil: (passing) =>
      each(passing, '/system/config/list', (row) => Object.assign(row, { configKey: 'pay.secret', configValue: 'x1' })),
  },
  {
    name: 'rows have no id',
    found: [`GET ${USERS}`, 'records[].userId'],
    spoil: (passing) => each(passing, USERS, (row) => Object.assign(row, { userId: null })),
  },
  {
    name: 'times are written in another way',
    found: [`GET ${USERS}`, 'records[].createTime'],
    spoil: (passing) => each(passing, USERS, (row) => Object.assign(row, { createTime: '03/16/2026 11:33' })),
  },
  {
    name: 'a list is one text',
    found: [`GET ${USERS}`, 'records[].roleIds'],
    spoil: (passing) => each(passing, USERS, (row) => Object.assign(row, { roleIds: '1,2' })),
  },
  {
    name: 'the page has another envelope',
    found: [`GET ${USERS}`, '(answer)'],
    spoil: ({ path, body }) => {
      if (path === USERS) body.data = rowsOf(body).length;
    },
  },
  {
    name: 'the total is missing',
    found: [`GET ${USERS}`, 'total'],
    spoil: ({ path, body }) => {
      if (path === USERS) delete (body.data as Row).total;
    },
  },
  {
    name: 'every page is the first one',
    found: [`GET ${USERS}`, 'records'],
    spoil: ({ path, query, body }) => {
      if (path !== USERS) return;
      if (query.get('pageNum') === '1') firstPage = rowsOf(body);
      else (body.data as Row).records = firstPage;
    },
  },
  {
    name: 'another record is answered than was asked for',
    found: ['GET /system/user/get/{id}', 'userId'],
    spoil: ({ path, body }) => {
      if (path.startsWith('/system/user/get/')) (body.data as Row).userId = 99;
    },
  },
  {
    name: 'a call is missing',
    found: ['GET /system/dept/list', ''],
    spoil: (passing) => {
      if (passing.path === '/system/dept/list')
        Object.assign(passing, { status: 404, body: { status: 404, message: 'No message available' } });
    },
  },
  {
    name: 'an unknown path is a page',
    found: ['GET /system/role/all', '(answer)'],
    spoil: ({ path }) => (path === '/system/role/all' ? '<!doctype html><title>App</title>' : undefined),
  },
  {
    name: 'a change is accepted and forgotten',
    found: ['POST /system/dict/type/update', 'dictName'],
    writes: true,
    spoil: (passing) =>
      each(passing, '/system/dict/type/list', (row) =>
        Object.assign(row, { dictName: String(row.dictName).replace('Checked', 'Check') }),
      ),
  },
];

/** Starts a wrong copy of the server at `base`; resolves with its own base address and its end. */
export async function startCopy(base: string, { spoil }: WrongCopy): Promise<{ base: string; close: () => void }> {
  const server = createServer((request, response) => {
    void pass(
      base,
      spoil,
      request.method ?? 'GET',
      request.url ?? '/',
      String(request.headers.token ?? ''),
      bodyOf(request),
    ).then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${portOf(server)}/api`,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function bodyOf(request: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function pass(
  base: string,
  spoil: WrongCopy['spoil'],
  method: string,
  url: string,
  token: string,
  body: Promise<string>,
) {
  const text = await body;
  const { pathname, searchParams } = new URL(url, base);
  const answer = await fetch(new URL(url, base), {
    method,
    headers: { token, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: text }),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('json')) return { status: answer.status, type, text: await answer.text() };
  const path = pathname.replace('/api', '');
  const passing = {
    path,
    query: searchParams,
    method,
    token,
    status: answer.status,
    body: (await answer.json()) as Answer,
  };
  const instead = spoil(passing);
  return instead === undefined
    ? { status: passing.status, type, text: JSON.stringify(passing.body) }
    : { status: 200, type: 'text/html', text: instead };
}
