import type { ServerResponse } from 'node:http';

/** Answers in place of the backend. `ask` returns the answer that the backend would have sent. */
type Fault = (response: ServerResponse, ask: () => Promise<string>) => unknown;

const HTML = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>nginx</h1></body></html>';

const send = (response: ServerResponse, status: number, body: string, type = 'application/json;charset=UTF-8') =>
  response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body);
const json =
  (status: number, body: unknown): Fault =>
  (response) =>
    send(response, status, JSON.stringify(body));
const html =
  (status: number): Fault =>
  (response) =>
    send(response, status, HTML, 'text/html');

type Json = Record<string, unknown>;
/** Sends the backend's own answer with a changed envelope. */
const changed =
  (change: (envelope: Json) => unknown): Fault =>
  async (response, ask) =>
    send(response, 200, JSON.stringify(change(JSON.parse(await ask()) as Json)));
/** Sends the backend's own answer with changed data, for data that is a record. */
const changedData = (change: (data: Json) => unknown) =>
  changed((envelope) => ({ ...envelope, data: change((envelope.data ?? {}) as Json) }));

/** Makes all ids so long (19 digits) that numbers cannot distinguish them. 0 stays the root of a tree. */
const withLongIds = (text: string) =>
  text.replaceAll(/"(\w*[iI]d)":([1-9]\d*)/g, (_, name, id) => `"${name}":${10n ** 18n + BigInt(id)}`);

/** 24 kinds of failures of an endpoint (docs/quality, fault kit). */
export const faults: Readonly<Record<string, Fault>> = {
  s401: json(401, { code: 401, msg: '令牌已过期' }),
  s403: json(403, { code: 403, msg: '没有权限' }),
  s404: json(404, { status: 404, error: 'Not Found' }),
  s500: json(500, { code: 500, msg: '内部错误' }),
  s502html: html(502),
  html200: html(200),
  truncated: async (response, ask) => send(response, 200, (await ask()).slice(0, 20)),
  empty204: (response) => response.writeHead(204, { connection: 'close' }).end(),
  code1msg: json(200, { code: 1, msg: '服务器不同意' }),
  code1nomsg: json(200, { code: 1 }),
  codeMissing: changed(({ code: _code, ...rest }) => rest),
  codeStr0: changed((envelope) => ({ ...envelope, code: '0' })),
  dataNull: json(200, { code: 0, msg: 'success', data: null }),
  recordsNull: json(200, { code: 0, data: { records: null, total: 0 } }),
  recordsObj: json(200, { code: 0, data: { records: { 0: {} }, total: 1 } }),
  totalStr: changedData((data) => ({ ...data, total: '57' })),
  totalNeg: changedData((data) => ({ ...data, total: -1 })),
  rowNull: changedData((data) => ({ ...data, records: [null, ...((data.records as unknown[] | undefined) ?? [])] })),
  bigId: async (response, ask) => send(response, 200, withLongIds(await ask())),
  protoKey: async (response, ask) =>
    send(response, 200, (await ask()).replace('{', '{"__proto__":{"polluted":true},"constructor":{"a":1},')),
  cut: async (response, ask) => {
    const body = await ask();
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length + 50) });
    response.write(body.slice(0, 10), () => response.destroy());
  },
  offline: (response) => response.destroy(),
  slow3s: async (response, ask) => {
    const body = await ask();
    setTimeout(() => send(response, 200, body), 3000);
  },
  hang60: () => undefined,
};
