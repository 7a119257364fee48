import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson } from '@/shared/lib/json';

export type Row = Record<string, unknown>;

/** A request, as routes see it; `part` returns a path parameter. */
export interface Ask {
  path: string;
  query: URLSearchParams;
  body: unknown;
  header(name: string): string;
  part(name: string): string;
}

/** The answer of a route: a status with JSON, or without a body. */
export interface Reply {
  status?: number;
  body?: unknown;
}

/** A refusal. The backend sends it in its own envelope. */
export class Refused extends Error {}

/** A simulated backend. The keys of its routes are like `GET /system/user/:userId`. */
export interface Backend {
  /** Called before every route. Returns the answer to send instead of the route's answer, such as 401, if any. */
  guard(ask: Ask): Reply | undefined;
  refuse(message: string): Reply;
  routes: Record<string, (ask: Ask) => Reply>;
}

/** Answers a request like Spring: 404 for an unknown path, 405 for an unknown method of a known path. */
export async function answerOf(backend: Backend, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  const found = Object.keys(backend.routes).flatMap((name) => {
    const [method = '', pattern = ''] = name.split(' ');
    const parts = partsOf(pattern, pathname);
    return parts ? [{ name, method, parts, literal: !pattern.includes(':') }] : [];
  });
  const route = found
    .filter(({ method }) => method === request.method)
    .toSorted((one, other) => Number(other.literal) - Number(one.literal))[0];
  const ask: Ask = {
    path: pathname,
    query: searchParams,
    body: text === '' ? undefined : parseJson(text),
    header: (name) => request.headers.get(name) ?? '',
    part: (name) => route?.parts[name] ?? '',
  };
  const { status = 200, body } = backend.guard(ask) ?? replyOf(backend, route?.name, found.length > 0, ask);
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json;charset=UTF-8' },
  });
}

function replyOf(backend: Backend, name: string | undefined, isKnown: boolean, ask: Ask): Reply {
  const route = name === undefined ? undefined : backend.routes[name];
  const status = isKnown ? 405 : 404;
  if (!route) return { status, body: { timestamp: Date.now(), status, error: 'Not Found', path: ask.path } };
  try {
    return route(ask);
  } catch (error) {
    if (error instanceof Refused) return backend.refuse(error.message);
    throw error;
  }
}

function partsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const fits =
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]));
  return fits
    ? Object.fromEntries(wanted.map((part, index) => [part.slice(1), decodeURIComponent(given[index] ?? '')]))
    : undefined;
}

/** A table of rows with an id. */
export class Table {
  readonly id: string;
  rows: Row[];
  constructor(id: string, rows: Row[]) {
    this.id = id;
    this.rows = rows;
  }
  find(id: unknown): Row {
    const row = this.rows.find((one) => String(one[this.id]) === String(id));
    if (!row) throw new Refused('记录不存在');
    return row;
  }
  /** Adds a row with all columns of the table and the next id. Refuses a row that has an id or lacks a required field. */
  add(values: unknown, required: readonly string[] = [], id: unknown = this.next()): Row {
    if (!isEmpty((values as Row)[this.id])) throw new Refused(`${this.id}必须为空`);
    const empty = Object.fromEntries(Object.keys(this.rows[0] ?? {}).map((name) => [name, null]));
    const row = { ...empty, ...(values as Row), [this.id]: id };
    for (const name of required) if (isEmpty((row as Row)[name])) throw new Refused(`${name}不能为空`);
    this.rows.push(row);
    return row;
  }
  /**
   * Changes a row. Refuses a change without a required field. `cleared` are the fields that the real backend empties or
   * resets if a change lacks them. The simulated one refuses, so that a test notices the loss.
   */
  change(values: unknown, required: readonly string[] = [], cleared: readonly string[] = []): Row {
    const given = values as Row;
    const row = this.find(given[this.id]);
    for (const name of required) if (isEmpty(given[name])) throw new Refused(`${name}不能为空`);
    for (const name of cleared) if (given[name] === undefined) throw new Refused(`${name} would be lost`);
    return Object.assign(row, given);
  }
  /** The ids and those of all rows below, for a backend that removes whole subtrees. */
  withBelow(ids: readonly unknown[], parentKey: string): unknown[] {
    const below = this.rows.filter((row) => ids.some((id) => String(row[parentKey]) === String(id)));
    return below.length === 0
      ? [...ids]
      : [
          ...ids,
          ...this.withBelow(
            below.map((row) => row[this.id]),
            parentKey,
          ),
        ];
  }
  remove(ids: readonly unknown[]): void {
    const gone = new Set(ids.map((one) => this.find(one)));
    this.rows = this.rows.filter((row) => !gone.has(row));
  }
  /** The rows that match a query: the fields in `contain` contain its value, the fields in `same` equal it. */
  where(query: URLSearchParams, contain: readonly string[], same: readonly string[] = ['status']): Row[] {
    return this.rows.filter(
      (row) =>
        contain.every((name) => !query.get(name) || String(row[name] ?? '').includes(query.get(name) ?? '')) &&
        same.every((name) => !query.get(name) || String(row[name]) === query.get(name)),
    );
  }
  private next(): number {
    return Math.max(0, ...this.rows.map((row) => Number(row[this.id]) || 0)) + 1;
  }
}

/** True if a time is in a range. A bound that is not given includes every time. */
export const isWithin = (time: unknown, [begin, end]: readonly (string | null | undefined)[]) =>
  String(time) >= (begin || '') && String(time) <= (end || '9999');

export const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns one page; pages are counted from 1. */
export const slice = <T>(rows: readonly T[], num: number, size: number) => rows.slice((num - 1) * size, num * size);

/** Creates `count` rows from their numbers, starting at 1. */
export const rowsOf = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** A picture of a single pixel. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Serves a backend over HTTP, by default on any free port. */
export async function listen(backend: Backend, port = 0): Promise<{ address: string; close(): void }> {
  // By default Node closes idle connections after 6 s. A client that sends its next request at that moment fails.
  const server = createServer({ keepAliveTimeout: 600_000 }, (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = 'GET', url = '/', headers } = incoming;
      const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
      const request = new Request(`http://127.0.0.1${url}`, {
        method,
        headers: headers as HeadersInit,
        ...(body && { body }),
      });
      void answerOf(backend, request).then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
