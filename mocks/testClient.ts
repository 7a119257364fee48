import { getResponse, type RequestHandler } from 'msw';
import { demoAccount } from './demo';
import { handlers as all } from './handlers';

/** A parsed response, for tests. */
export interface Answer<T> {
  status: number;
  code: unknown;
  msg: unknown;
  data: T;
  /** The raw response body. */
  text: string;
  headers: Headers;
}

/** Sends a request to the handlers: GET without a body, POST with JSON or form data. */
export async function ask<T = Record<string, unknown>>(
  path: string,
  {
    token,
    body,
    key,
    importKey,
    handlers = all,
  }: { token?: string; body?: object; key?: string; importKey?: string; handlers?: RequestHandler[] } = {},
): Promise<Answer<T>> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const headers = {
    ...(token && { token }),
    ...(key && { 'Idempotency-Key': key }),
    ...(importKey && { 'Import-Key': importKey }),
    ...(isJson && { 'content-type': 'application/json' }),
  };
  const request = new Request(`http://localhost/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: isJson ? JSON.stringify(body) : body,
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`nobody answers ${path}`);
  // The body of an event stream has no end, so it is not read.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  const json = text.startsWith('{') ? (JSON.parse(text) as { code?: unknown; msg?: unknown; data?: unknown }) : {};
  return {
    status: response.status,
    code: json.code,
    msg: json.msg,
    data: json.data as T,
    text,
    headers: response.headers,
  };
}

/** Signs in, by default as the administrator. Returns the token. */
export async function tokenOf(username = demoAccount.username, password = demoAccount.password): Promise<string> {
  const { data } = await ask<{ token: string }>('/auth/login', { body: { username, password } });
  return data.token;
}

/** One page of a list. */
export interface Page<T = Record<string, unknown>> {
  records: T[];
  current: number;
  size: number;
  total: number;
  pages: number;
}
