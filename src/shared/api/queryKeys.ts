import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The keys of one resource in the query cache. Every key begins with the resource's path, so that `invalidateResource`
 * after a save or a removal reaches lists, records and every select that offers the resource.
 */
export interface QueryKeys {
  /** Everything known of the resource. */
  all: QueryKey;
  /** Every page of every list, their totals and sums. */
  lists: QueryKey;
  list: (params: object) => QueryKey;
  /** The number of rows under these filters. */
  total: (filters: object) => QueryKey;
  /** The sums of the rows under these filters. */
  sum: (filters: object) => QueryKey;
  record: (id: number | string) => QueryKey;
  /** The record as a form loaded it; it is not refetched while somebody types. */
  form: (name: string) => QueryKey;
  /** The queue of a review, by the address of its list; it stays as it was while it is worked through. */
  queue: (address: string) => QueryKey;
  queues: QueryKey;
  /** The rows offered in a select; `search` is what was typed. */
  options: (search?: unknown) => QueryKey;
  /** Any other call of the resource, by a name of its own. */
  call: (name: string, ...params: unknown[]) => QueryKey;
}

/** What stays as it was: a form somebody types in, a queue somebody works through, the mark that a notice was read. */
const HELD: ReadonlySet<unknown> = new Set(['form', 'queue', 'read']);

/** Whether an answer must not be refetched when its resource changes. */
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

/** Refetches what is shown of a resource, and marks the rest as stale; open forms and queues keep what they have. */
export const invalidateResource = (client: QueryClient, path: string): Promise<void> =>
  client.invalidateQueries({ queryKey: keysOf(path).all, predicate: ({ queryKey }) => !isHeld(queryKey) });
