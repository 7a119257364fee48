import { ApiError } from './ApiError';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server's own words in a body of any shape, '' when it has none. */
export function messageOf(body: unknown): string {
  if (!isRecord(body)) return '';
  const message = body.msg ?? body.message;
  return typeof message === 'string' ? message : '';
}

/**
 * What an answer holds: `data` of `{code: 0, msg, data}`; a bare body as it is (docs/contract#1.3). An envelope without `data`
 * gives its other fields (a login answer of the family has its token at the top level).
 * Throws ApiError `refused` for any other code and `malformed` for what is no JSON value of a backend.
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

/** One page of a list as the screens see it. */
export interface Page<T> {
  records: T[];
  current: number;
  total: number;
}

/**
 * A page answer made safe: null or missing records are an empty page, rows that are no objects are dropped, `total` is at
 * least the rows seen. `{rows}` of the family and a bare array are pages too. Throws ApiError `malformed` for anything that is no list at all.
 */
export function toPage(data: unknown, pageNum = 1): Page<unknown> {
  if (data === null || data === undefined) return { records: [], current: pageNum, total: 0 };
  const list = Array.isArray(data) ? data : isRecord(data) ? (data.records ?? data.rows ?? []) : undefined;
  if (!Array.isArray(list)) throw new ApiError('malformed');
  const records = list.filter(isRecord);
  const claimed = isRecord(data) ? Number(data.total) : list.length;
  const current = isRecord(data) ? Number(data.current) : pageNum;
  return {
    records,
    current: Number.isInteger(current) && current > 0 ? current : pageNum,
    total: Math.max(Number.isFinite(claimed) ? Math.trunc(claimed) : 0, records.length),
  };
}

/** A list that is not paged (`{rows}`, `{records}` or a bare array); null is an empty one. */
export const toList = (data: unknown) => toPage(data).records;
