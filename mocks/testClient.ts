import { getResponse, type RequestHandler } from 'msw';
import { demoAccount } from './demo';
import { handlers as all } from './handlers';

/** An answer as a test looks at it. */
export interface Answer<T> {
  status: number;
  code: unknown;
  msg: unknown;
  data: T;
  /** The whole body as it went over the wire. */
  text: string;
  headers: Headers;
}

/** Asks the handlers as a client would: GET without a body, POST with one, JSON or a form with files. */
export async function ask<T = Record<string, unknown>>(
  path: string,
  { token, body, handlers = all }: { token?: string; body?: object; handlers?: RequestHandler[] } = {},
): Promise<Answer<T>> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const headers = { ...(token && { token }), ...(isJson && { 'content-type': 'application/json' }) };
  const request = new Request(`http://localhost/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: isJson ? JSON.stringify(body) : body,
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`nobody answers ${path}`);
  const text = await response.text();
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

/** The token of a fresh sign-in; the administrator's unless somebody else is named. */
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
