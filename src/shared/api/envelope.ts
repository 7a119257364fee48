import { isRecord } from '@/shared/lib/json';
import { ApiError } from './ApiError';

/** The server's own message in a body of any shape. Empty if the body has no message. */
export function messageOf(body: unknown): string {
  if (!isRecord(body)) return '';
  const message = body.msg ?? body.message;
  return typeof message === 'string' ? message : '';
}

/**
 * Returns the content of a response (docs/contract#1.3). In the envelope `{code: 0, msg, data}`, the content is `data`.
 * If the envelope has no `data`, its other fields are the content, because some backends send the login token next to
 * `code`. A body without `code` is returned unchanged. Throws ApiError `refused` for a code other than 0. Throws
 * ApiError `malformed` for an empty body or plain text.
 */
export function unwrap(body: unknown): unknown {
  if (body === undefined || typeof body === 'string') throw new ApiError('malformed');
  if (!isRecord(body) || !('code' in body)) return body;
  if (body.code !== 0 && body.code !== '0') {
    throw new ApiError('refused', messageOf(body), { code: body.code, data: body.data });
  }
  if ('data' in body) return body.data;
  const { code: _code, msg: _msg, ...rest } = body;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** One page of a list in the form that screens use. */
export interface Page<T> {
  records: T[];
  current: number;
  total: number;
}

/**
 * Normalizes a page of a list. Accepts `{records}`, `{rows}` and a bare array. Missing records make an empty page.
 * Drops rows that are not objects. `total` is at least the number of rows in the response. Throws ApiError `malformed`
 * for anything that is not a list.
 */
export function toPage(data: unknown, pageNum = 1): Page<unknown> {
  if (data === null || data === undefined) return { records: [], current: pageNum, total: 0 };
  const list = Array.isArray(data) ? data : isRecord(data) ? (data.records ?? data.rows ?? []) : undefined;
  if (!Array.isArray(list)) throw new ApiError('malformed');
  const records = list.filter(isRecord);
  const claimed = isRecord(data) ? countOf(data.total) : list.length;
  const current = isRecord(data) ? countOf(data.current) : pageNum;
  return { records, current: current > 0 ? current : pageNum, total: Math.max(claimed, records.length) };
}

/** A whole number, from a number or a numeric string; 0 for anything else, even an object whose conversion throws. */
function countOf(value: unknown): number {
  const count = typeof value === 'number' || typeof value === 'string' ? Math.trunc(Number(value)) : 0;
  return Number.isSafeInteger(count) ? count : 0;
}

/** The rows of a list without pages (`{rows}`, `{records}` or a bare array); null is an empty list. */
export const toList = (data: unknown) => toPage(data).records;
