import { messageOf, toPage } from '@/shared/api/envelope';
import { exchange } from '@/shared/api/mapping/exchange';
import type { Mapping } from '@/shared/api/mapping/mapping';
import type { Call } from '@/shared/api/mapping/theirCall';
import { parseJson } from '@/shared/lib/json';

/** How a server is reached and signed in to. */
export interface Target {
  /** The address before every call, `http://host:port/api`. */
  base: string;
  user: string;
  password: string;
  /** The header with the token, and the path of the sign-in. */
  header: string;
  login: string;
  /** How a server that keeps another contract is spoken to (docs/adopt.md). */
  mapping?: Mapping;
}

/** What came back: its content as the client unwraps it, or why there is none. */
export type Reply =
  | { kind: 'data'; data: unknown; bare: boolean }
  | { kind: 'file' }
  | { kind: 'missing' | 'forbidden' | 'unauthorized' | 'refused' | 'broken'; words: string };

const TIMEOUT = 60_000;
const UNKNOWN = /^(404|405|501)$/;

/** A server that is checked; `token` comes with the sign-in. */
export class Server {
  token: string | undefined;
  readonly target: Target;

  constructor(target: Target) {
    this.target = target;
  }

  /** Sends a call; never throws. */
  async ask(
    path: string,
    { body, token = this.token }: { body?: object; token?: string | undefined } = {},
  ): Promise<Reply> {
    const { mapping } = this.target;
    if (mapping) return this.askThrough(mapping, path, body, token);
    const headers = {
      ...(token && { [this.target.header]: token }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method: body ? 'POST' : 'GET', headers, signal: AbortSignal.timeout(TIMEOUT) };
    try {
      const response = await fetch(this.target.base + path, { ...init, ...(body && { body: JSON.stringify(body) }) });
      return replyOf(response.status, response.headers.get('content-type') ?? '', await response.text());
    } catch (error) {
      return { kind: 'broken', words: `no answer: ${(error as Error).message}` };
    }
  }

  /** Sends a call as the server has it, and reads the answer as ours. */
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

function replyOf(status: number, type: string, text: string): Reply {
  const json = jsonIn(text);
  const words = `HTTP ${status} ${messageOf(json)}`.trim();
  if (status === 401) return { kind: 'unauthorized', words };
  if (status === 403) return { kind: 'forbidden', words };
  if (UNKNOWN.test(String(status))) return { kind: 'missing', words };
  if (status >= 300) return { kind: 'broken', words };
  if (json === undefined) {
    if (/json|html|text\/plain/.test(type) || text === '')
      return { kind: 'broken', words: `no JSON, ${type || 'nothing'}` };
    return { kind: 'file' };
  }
  if (typeof json !== 'object' || json === null || !('code' in json)) return { kind: 'data', data: json, bare: true };
  const { code, msg: _msg, ...rest } = json as { code: unknown; msg?: unknown; data?: unknown };
  if (UNKNOWN.test(String(code))) return { kind: 'missing', words: `code ${String(code)} ${messageOf(json)}` };
  if (code !== 0 && code !== '0') return { kind: 'refused', words: `code ${String(code)}: ${messageOf(json)}` };
  return { kind: 'data', data: 'data' in rest ? rest.data : rest, bare: false };
}

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The rows of an answer in any of the forms the client reads; undefined for one without rows. */
export function rowsOf(data: unknown): Record<string, unknown>[] | undefined {
  const isList =
    Array.isArray(data) || (typeof data === 'object' && data !== null && ('records' in data || 'rows' in data));
  return isList ? (toPage(data).records as Record<string, unknown>[]) : undefined;
}
