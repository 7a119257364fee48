import type { z } from 'zod';
import { type Page, toPage } from './envelope';
import { request } from './http';
import { parseRow, parseRows } from './parseRows';
import { keysOf, type QueryKeys } from './queryKeys';

/** An id as it came: a number, or text where a backend's 64-bit id does not fit into one. */
export type Id = number | string;

/** What a list asks for: page, sort and the filters of its table beside them; empty values are not sent. */
export interface ListParams {
  pageNum?: number;
  pageSize?: number;
  sortField?: string;
  sortOrder?: 'asc' | 'desc';
  [filter: string]: unknown;
}

/** The calls every record of the product has, under one base path (docs/contract#1.5, docs/contract#3.1). */
export interface CrudApi<T> {
  path: string;
  /** Its keys in the query cache. */
  keys: QueryKeys;
  idKey: string;
  /** What its rows are; the reference in `docs/` is written from it. */
  schema: z.ZodType<T>;
  idOf(row: T): Id;
  list(params: ListParams, signal?: AbortSignal): Promise<Page<T>>;
  get(id: Id, signal?: AbortSignal): Promise<T>;
  /** `save` when the id is missing or 0, `update` otherwise. */
  save(values: object): Promise<unknown>;
  remove(ids: readonly Id[]): Promise<unknown>;
  /** The status switch: `{idKey, status}`. */
  setStatus(id: Id, status: string): Promise<unknown>;
  /** Anything else that can be done with records: `POST {path}/{verb}` (docs/contract#3.1). */
  act(verb: string, body: object): Promise<unknown>;
}

/**
 * Builds the calls of one kind of record. Rows are parsed by its schema; every call rejects with ApiError. Some records
 * are removed by path, `/remove/{ids}`, instead of `?ids=`.
 */
export function crudApi<Row extends object>(
  schema: z.ZodType<Row>,
  path: string,
  idKey: keyof Row & string,
  { removeByPath = false } = {},
): CrudApi<Row> {
  const idOf = (row: object) => (row as Record<string, Id>)[idKey] as Id;
  const post = (verb: string, config: { data?: unknown; params?: unknown }) =>
    request({ method: 'post', url: `${path}/${verb}`, ...config });
  return {
    path,
    keys: keysOf(path),
    idKey,
    schema,
    idOf,
    list: async (params, signal) => {
      const data = await request({ url: `${path}/list`, params: withoutEmpty(params), signal });
      const page = toPage(data, params.pageNum);
      return { ...page, records: parseRows(schema, page.records, `${path}/list`, idKey) };
    },
    get: async (id, signal) => {
      const url = `${path}/get/${segment(id)}`;
      return parseRow(schema, await request({ url, signal }), url);
    },
    save: (values) => post(isNew(idOf(values)) ? 'save' : 'update', { data: values }),
    remove: (ids) =>
      removeByPath
        ? post(`remove/${ids.map(segment).join(',')}`, {})
        : post('remove', { params: { ids: ids.join(',') } }),
    setStatus: (id, status) => post('status', { data: { [idKey]: id, status } }),
    act: (verb, body) => post(verb, { data: body }),
  };
}

/** True for a record the server does not have yet. */
export const isNew = (id: unknown) => id === undefined || id === null || id === '' || Number(id) === 0;

/** One id as a path segment: it can never climb out of its path or add a query. Throws on `.` and `..`. */
export function segment(id: Id): string {
  const text = encodeURIComponent(String(id));
  if (text === '' || text === '.' || text === '..') throw new Error(`no id: ${text}`);
  return text;
}

/** Parameters worth sending: an empty filter means "all" and is left out. */
export function withoutEmpty(params: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, v]) => v !== undefined && v !== null && v !== ''));
}
