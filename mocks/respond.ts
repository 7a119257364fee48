import { serverTime } from '@/shared/settings/times';
import { HttpResponse, type JsonBodyType } from 'msw';

/** Returns the handler path of an endpoint, for the worker, Node and `getResponse` alike. */
export const api = (path: string) => `*/api${path}`;

/** Success: `{code: 0, msg, data}`, without `data` if it is undefined. */
export const ok = (data?: object | string | number | null, msg = 'success') =>
  HttpResponse.json(data === undefined ? { code: 0, msg } : { code: 0, msg, data: data as JsonBodyType });

/** A business refusal in the format of RuoYi backends: HTTP 200 with another code and the message to show. */
export const fail = (msg: string, code = 500) => HttpResponse.json({ code, msg });

/** One page of a list, with the field names of MyBatis-Plus. */
export const page = (records: readonly object[], current: number, size: number, total: number) =>
  ok({ records, current, size, total, pages: Math.ceil(total / size) });

/** HTTP 401, as sent by the gateway. */
export const unauthorized = (msg = 'token verify error') => HttpResponse.json({ code: 401, msg }, { status: 401 });

/** HTTP 403 in the format of Spring. */
export const forbidden = (path: string) =>
  HttpResponse.json(
    { timestamp: new Date().toISOString(), status: 403, error: 'Forbidden', message: 'forbidden', path },
    { status: 403 },
  );

/** HTTP 500 with the captcha message of RuoYi backends. */
export const captchaRefused = (msg = '验证码不合法') => HttpResponse.json({ code: 500, msg }, { status: 500 });

/** Throws a business refusal. msw answers with a thrown response. */
export function refuse(msg: string, code?: number): never {
  throw fail(msg, code);
}

/** Returns the JSON body of a request as a record. Throws a refusal if it is not a record. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse('请求参数格式错误', 400);
  return body as Record<string, unknown>;
}

/** Returns a field of a body as trimmed text; '' if it is missing or not a string. */
export function textOf(body: Record<string, unknown>, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** Formats a time for the API: `yyyy-MM-dd HH:mm:ss` in the server's time zone. The default is now. */
export const timestamp = (date = new Date()): string => serverTime(date.getTime());
