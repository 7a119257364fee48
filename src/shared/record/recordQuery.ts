import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';

/** The query of one record. Prefetching, reading and refetching share its cache entry. */
export const recordQuery = <T extends object>(api: CrudApi<T>, id: Id) =>
  queryOptions({ queryKey: api.keys.record(id), queryFn: ({ signal }) => api.get(id, signal) });

/** Refetches the lists of a resource and one of its records. Prefetched records stay in the cache. */
export async function refresh<T extends object>(client: QueryClient, api: CrudApi<T>, id: Id): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: api.keys.lists }),
    client.invalidateQueries(recordQuery(api, id)),
  ]);
}
