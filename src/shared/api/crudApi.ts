import type { z } from 'zod';
import type { Id } from '@/shared/lib/id';
import { ApiError } from './ApiError';
import { type Page, toList, toPage } from './envelope';
import { IDEMPOTENCY_KEY, IMPORT_KEY, request } from './http';
import { parseRow, parseRows } from './parseRows';
import { keysOf, type QueryKeys } from './queryKeys';
import type { AxiosRequestConfig } from 'axios';

/** The fields of a record in a form and in `save`; each is optional and may be null. */
export type FormOf<T> = { [K in keyof T]?: T[K] | null | undefined };

/** The parameters of a list: page, sort and the table's filters. Empty values are not sent. */
export interface ListParams {
  pageNum?: number;
  pageSize?: number;
  sortField?: string;
  sortOrder?: 'asc' | 'desc';
  [filter: string]: unknown;
}

/**
 * The idempotency keys of an imported row. `key` is the row's own `Idempotency-Key`. `importKey` is the `Import-Key` of
 * the whole import. A key is sent only if the server supports the key.
 */
export interface RowKeys {
  key?: string | undefined;
  importKey?: string | undefined;
}

/** The calls every resource has, under one base path (docs/contract#1.5, docs/contract#3.1). */
export interface CrudApi<T> {
  path: string;
  /** The resource's keys in the query cache. */
  keys: QueryKeys;
  idKey: keyof T & string;
  /** The schema of a row. The API reference in `docs/` is generated from the schema. */
  schema: z.ZodType<T>;
  idOf(row: T): Id;
  /** The filters to find a row in the list. Only for a resource without `get` in the contract (`findRow`). */
  filtersOf?(row: T): ListParams;
  list(params: ListParams, signal?: AbortSignal): Promise<Page<T>>;
  get(id: Id, signal?: AbortSignal): Promise<T>;
  /** Calls the server's `save` if the id is missing or 0, otherwise `update`; `key` is sent as `Idempotency-Key`. */
  save(values: FormOf<T>, key?: string): Promise<unknown>;
  /** Saves a new record from a row of an import. */
  importRow(values: object, keys?: RowKeys): Promise<unknown>;
  remove(ids: readonly Id[]): Promise<unknown>;
  /** Sets the status of a record: `{idKey, status}`. */
  setStatus(id: Id, status: string): Promise<unknown>;
  /** Any other action on records, as `POST {path}/{verb}` (docs/contract#3.1). `key` is sent as `Idempotency-Key`. */
  act(verb: string, body: object, key?: string): Promise<unknown>;
}

/**
 * Creates the calls of a resource. Parses rows by `schema`. Every call rejects with ApiError. `removeByPath` sends ids
 * as `/remove/{ids}` instead of `?ids=`. A resource without `get` needs `filtersOf`, to find its rows through the list.
 * @example
 * export const contacts = crudApi(contactSchema, '/system/contacts', 'id');
 * const { records, total } = await contacts.list({ pageNum: 1, pageSize: 10, name: '王' });
 */
export function crudApi<Row extends object>(
  schema: z.ZodType<Row>,
  path: string,
  idKey: keyof Row & string,
  { removeByPath = false, filtersOf }: { removeByPath?: boolean; filtersOf?: (row: Row) => ListParams } = {},
): CrudApi<Row> {
  const idOf = (row: object) => (row as Record<string, Id>)[idKey] as Id;
  const post = (verb: string, config: { data?: unknown; params?: unknown }, key?: string, importKey?: string) => {
    const headers = { ...(key && { [IDEMPOTENCY_KEY]: key }), ...(importKey && { [IMPORT_KEY]: importKey }) };
    return request({ method: 'post', url: `${path}/${verb}`, ...config, headers });
  };
  return {
    path,
    keys: keysOf(path),
    idKey,
    schema,
    idOf,
    ...(filtersOf && { filtersOf }),
    list: async (params, signal) => {
      const page = toPage(await request({ url: `${path}/list`, params: withoutEmpty(params), signal }), params.pageNum);
      return { ...page, records: parseRows(schema, page.records, `${path}/list`, idKey) };
    },
    get: async (id, signal) => {
      const url = `${path}/get/${segment(id)}`;
      const answer = await request({ url, signal });
      if (answer === null || answer === undefined) throw new ApiError('http', '', { status: 410 });
      return parseRow(schema, answer, url);
    },
    save: (values, key) => post(isNew(idOf(values)) ? 'save' : 'update', { data: values }, key),
    importRow: (values, { key, importKey } = {}) => post('save', { data: values }, key, importKey),
    remove: (ids) =>
      removeByPath
        ? post(`remove/${ids.map(segment).join(',')}`, {})
        : post('remove', { params: { ids: ids.join(',') } }),
    setStatus: (id, status) => post('status', { data: { [idKey]: id, status } }),
    act: (verb, body, key) => post(verb, { data: body }, key),
  };
}

/** True for a record that has not been saved to the server yet. */
export const isNew = (id: unknown) => id === undefined || id === null || id === '' || /^0+$/.test(String(id));

/** An id as one path segment, encoded so that it cannot change the path or add a query. Throws on '', `.` and `..`. */
export function segment(id: Id): string {
  const text = encodeURIComponent(String(id));
  if (text === '' || text === '.' || text === '..') throw new Error(`no id: ${text}`);
  return text;
}

/** Omits empty parameters, because an empty filter means "all". */
export function withoutEmpty(params: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, v]) => v !== undefined && v !== null && v !== ''));
}

type Call = AxiosRequestConfig & { url: string };

/** Fetches and parses the rows of a list without pages, or the rows of one page (`parseRows`). */
export const fetchRows = async <T>(schema: z.ZodType<T>, call: Call, idKey?: string): Promise<T[]> =>
  parseRows(schema, toList(await request(call)), call.url, idKey);

/** Fetches one record and parses it (`parseRow`). */
export const fetchRow = async <T>(schema: z.ZodType<T>, call: Call): Promise<T> =>
  parseRow(schema, await request(call), call.url);
