import { messageOf, toPage } from '@/shared/api/envelope';
import { exchange } from '@/shared/api/mapping/exchange';
import type { Mapping } from '@/shared/api/mapping/mapping';
import type { Call } from '@/shared/api/mapping/theirCall';
import { parseJson } from '@/shared/lib/json';
import { eventParser } from '@/shared/api/stream/eventParser';
import { reasonNotToSend } from './neverSent';

/** The address of a server, and the account with which to sign in. */
export interface Target {
  /** The address prefix of all calls, `http://host:port/api`. */
  base: string;
  user: string;
  password: string;
  /** The header for the token, and the path of the sign-in. */
  header: string;
  login: string;
  /** The mapping for a server with a different contract (docs/adopt.md). */
  mapping?: Mapping;
}

/** The result of a call: its content as the client unwraps it, or the reason why there is none. */
export type Reply =
  | { kind: 'data'; data: unknown; bare: boolean; type: string }
  | { kind: 'file' }
  | { kind: 'missing' | 'forbidden' | 'unauthorized' | 'refused' | 'broken'; words: string };

interface Sent {
  /** Makes the call a POST. */
  body?: object;
  token?: string | undefined;
  method?: 'OPTIONS';
}

const TIMEOUT = 60_000;
/** Timeout for OPTIONS and streams, because a server that does not support them may not answer at all. */
const SHORT = 5_000;
const EVENT_STREAM = 'text/event-stream';
const UNKNOWN = /^(404|405|501)$/;

/**
 * A server to check. All requests and answers go through this class. It refuses to send forbidden calls and, unless
 * `isWriting`, any change. The sign-in sets `token`.
 */
export class Server {
  token: string | undefined;
  /** The ids of the records that the checker has created itself. */
  readonly made = new Set<string>();
  readonly target: Target;
  readonly isWriting: boolean;

  constructor(target: Target, { isWriting = false } = {}) {
    this.target = target;
    this.isWriting = isWriting;
  }

  /** Sends a call. Throws only if the call must not be sent. A server error results in a reply `broken`. */
  async ask(path: string, { body, token = this.token, method }: Sent = {}): Promise<Reply> {
    const verb = method ?? (body ? 'POST' : 'GET');
    const isSignIn = path === this.target.login;
    const reason = isSignIn ? undefined : reasonNotToSend(verb, path, this);
    if (reason) throw new Error(`${verb} ${path} ${reason}`);
    const { mapping } = this.target;
    if (mapping) {
      if (method) return { kind: 'broken', words: 'OPTIONS is not sent through a mapping' };
      return this.askThrough(mapping, path, body, token);
    }
    const headers = {
      ...(token && { [this.target.header]: token }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method: verb, headers, signal: AbortSignal.timeout(method === 'OPTIONS' ? SHORT : TIMEOUT) };
    try {
      const response = await fetch(this.target.base + path, { ...init, ...(body && { body: JSON.stringify(body) }) });
      const type = response.headers.get('content-type') ?? '';
      if (response.ok && type.startsWith(EVENT_STREAM)) return await firstEventOf(response);
      return replyOf(response.status, type, await response.text());
    } catch (error) {
      return { kind: 'broken', words: `no answer: ${(error as Error).message}` };
    }
  }

  /** Sends a call through the mapping and converts the answer to our contract. */
  private async askThrough(mapping: Mapping, path: string, data: object | undefined, token: string | undefined) {
    const { pathname, searchParams } = new URL(path, 'http://x');
    const { header = this.target.header, prefix = '' } = mapping.token ?? {};
    const headers = {
      'content-type': 'application/json',
      ...mapping.headers,
      ...(token && { [header]: prefix + token }),
    };
    const send = async (call: Call) => {
      const init = { method: call.method, headers, signal: AbortSignal.timeout(TIMEOUT) };
      const body = call.data === undefined ? {} : { body: JSON.stringify(call.data) };
      const response = await fetch(this.target.base + call.path, { ...init, ...body });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : (jsonIn(text) ?? text) };
    };
    try {
      const call = { method: data ? 'POST' : 'GET', path: pathname, params: Object.fromEntries(searchParams), data };
      const { status, body } = await exchange(mapping, call, send);
      return replyOf(status, 'application/json', JSON.stringify(body));
    } catch (error) {
      return { kind: 'broken' as const, words: `no answer: ${(error as Error).message}` };
    }
  }
}

/** Reads a stream of events up to its first event and closes it, because the stream never ends. */
async function firstEventOf({ body }: Response): Promise<Reply> {
  const { push } = eventParser();
  const reader = body?.getReader();
  const late = setTimeout(() => void reader?.cancel(), SHORT);
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {};
      if (done || !value) return { kind: 'broken', words: `no event within ${SHORT / 1000} seconds` };
      if (push(value).length > 0) return { kind: 'file' };
    }
  } finally {
    clearTimeout(late);
    await reader?.cancel();
  }
}

function replyOf(status: number, type: string, text: string): Reply {
  const json = jsonIn(text);
  const words = `HTTP ${status} ${messageOf(json)}`.trim();
  if (status === 401) return { kind: 'unauthorized', words };
  if (status === 403) return { kind: 'forbidden', words };
  if (UNKNOWN.test(String(status))) return { kind: 'missing', words };
  if (status >= 300) return { kind: 'broken', words };
  if (status === 204) return { kind: 'data', data: null, bare: true, type };
  if (json === undefined) {
    if (/json|html|text\/plain/.test(type) || text === '')
      return { kind: 'broken', words: `no JSON, ${type || 'nothing'}` };
    return { kind: 'file' };
  }
  if (typeof json !== 'object' || json === null || !('code' in json))
    return { kind: 'data', data: json, bare: true, type };
  const { code, msg: _msg, ...rest } = json as { code: unknown; msg?: unknown; data?: unknown };
  if (UNKNOWN.test(String(code))) return { kind: 'missing', words: `code ${String(code)} ${messageOf(json)}` };
  if (code !== 0 && code !== '0') return { kind: 'refused', words: `code ${String(code)}: ${messageOf(json)}` };
  return { kind: 'data', data: 'data' in rest ? rest.data : rest, bare: false, type };
}

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

export type Row = Record<string, unknown>;

/** Returns the rows of an answer, in any form that the client can read; undefined for an answer without rows. */
export function rowsOf(data: unknown): Row[] | undefined {
  const isList =
    Array.isArray(data) || (typeof data === 'object' && data !== null && ('records' in data || 'rows' in data));
  if (!isList) return undefined;
  try {
    return toPage(data).records as Row[];
  } catch {
    return undefined; // `records` is not a list
  }
}

/** Returns the rows of a reply; empty if it has none. */
export const rowsIn = (reply: Reply): Row[] => (reply.kind === 'data' ? (rowsOf(reply.data) ?? []) : []);

/** Returns the total of a reply; undefined if it is not a whole number. */
export function totalOf(reply: Reply): number | undefined {
  if (reply.kind !== 'data') return undefined;
  const { data } = reply;
  if (Array.isArray(data)) return data.length;
  const { total } = (data ?? {}) as { total?: unknown };
  const count = typeof total === 'string' && total.trim() !== '' ? Number(total) : total;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
}
