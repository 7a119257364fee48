import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The keys of a resource in the query cache. Every key starts with the resource's path. Therefore `invalidateResource`
 * reaches all lists, records and selects of the resource.
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
  /** The record of an open form. Not refetched while the user edits the form. */
  form: (name: string) => QueryKey;
  /** The queue of a review, by the address of its list. Not refetched while the queue is in use. */
  queue: (address: string) => QueryKey;
  queues: QueryKey;
  /** The options of a select; `search` is the text the user typed. */
  options: (search?: unknown) => QueryKey;
  /** Any other call of the resource, under its own name. */
  call: (name: string, ...params: unknown[]) => QueryKey;
}

/** The names of queries that are never invalidated: open forms, review queues, and calls that mark a notice as read. */
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

/**
 * `invalidateResource` after a change by the user. Also marks the lists and records of other resources as stale if they
 * are not displayed, because the change may affect them. A confirmed collection, for example, changes its order.
 */
export async function refetchAfterChange(client: QueryClient, path: string): Promise<void> {
  const isAffected = ([of, kind]: QueryKey) => of !== path && (kind === 'list' || kind === 'get');
  await client.invalidateQueries({
    type: 'inactive',
    refetchType: 'none',
    predicate: ({ queryKey }) => isAffected(queryKey),
  });
  await invalidateResource(client, path);
}

/**
 * Refetches the active queries of the resource, and marks its inactive queries as stale. Open forms and queues keep
 * their data.
 */
export const invalidateResource = (client: QueryClient, path: string): Promise<void> =>
  client.invalidateQueries({ queryKey: keysOf(path).all, predicate: ({ queryKey }) => !isHeld(queryKey) });
