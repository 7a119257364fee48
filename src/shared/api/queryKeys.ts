import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The keys of a resource in the query cache. Every key starts with the resource's path. After a save or a removal,
 * `invalidateResource` therefore reaches the resource's lists, its records, and all selects that offer its rows.
 */
export interface QueryKeys {
  /** Every cached query of the resource. */
  all: QueryKey;
  /** All pages of all lists, with their totals and sums. */
  lists: QueryKey;
  list: (params: object) => QueryKey;
  /** The number of rows that match these filters. */
  total: (filters: object) => QueryKey;
  /** The sums of the rows that match these filters. */
  sum: (filters: object) => QueryKey;
  record: (id: number | string) => QueryKey;
  /** The record loaded into a form; it is not refetched while the user edits it. */
  form: (name: string) => QueryKey;
  /** The queue of a review, by the address of its list; not refetched while the user works through it. */
  queue: (address: string) => QueryKey;
  queues: QueryKey;
  /** The options of a select; `search` is the text the user typed. */
  options: (search?: unknown) => QueryKey;
  /** Any other call of the resource, under its own name. */
  call: (name: string, ...params: unknown[]) => QueryKey;
}

/** Never invalidated: an open form, a queue the user works through, and the call that marks a notice as read. */
const HELD: ReadonlySet<unknown> = new Set(['form', 'queue', 'read']);

/** True when a query must not be refetched after a change of its resource. */
export const isHeld = (key: QueryKey) => HELD.has(key[1]);

/** The keys of the resource under this path. */
export const keysOf = (path: string): QueryKeys => ({
  all: [path],
  lists: [path, 'list'],
  list: (params) => [path, 'list', params],
  total: (filters) => [path, 'list', 'total', filters],
  sum: (filters) => [path, 'list', 'sum', filters],
  record: (id) => [path, 'get', String(id)],
  form: (name) => [path, 'form', name],
  queue: (address) => [path, 'queue', address],
  queues: [path, 'queue'],
  options: (search) => [path, 'options', search],
  call: (name, ...params) => [path, name, ...params],
});

/** Refetches the resource's active queries and marks the others as stale; open forms and queues keep their data. */
export const invalidateResource = (client: QueryClient, path: string): Promise<void> =>
  client.invalidateQueries({ queryKey: keysOf(path).all, predicate: ({ queryKey }) => !isHeld(queryKey) });
