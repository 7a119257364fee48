import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';

/** The query of one record. Prefetching, reading and refetching share its cache entry. */
export const recordQuery = <T extends object>(api: CrudApi<T>, id: Id) =>
  queryOptions({ queryKey: api.keys.record(id), queryFn: ({ signal }) => api.get(id, signal) });

/**
 * The record of a page, or undefined `data` until the record has loaded; without an id, nothing loads. The page keeps
 * the record while another tab hides the page. Otherwise the cache would drop the record after some minutes, and the
 * page its input.
 */
export function useRecord<T extends object>(api: CrudApi<T>, id: Id) {
  const { data, error, isError, isPending, refetch } = useQuery({ ...recordQuery(api, id), enabled: id !== '' });
  const [held, setHeld] = useState<{ id: Id; row: T }>();
  if (data && (held?.id !== id || held.row !== data)) setHeld({ id, row: data });
  return { data: data ?? (held?.id === id ? held.row : undefined), error, isError, isPending, refetch };
}

/** Refetches the lists of a resource and one of its records. Prefetched records stay in the cache. */
export async function refresh<T extends object>(client: QueryClient, api: CrudApi<T>, id: Id): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: api.keys.lists }),
    client.invalidateQueries(recordQuery(api, id)),
  ]);
}
