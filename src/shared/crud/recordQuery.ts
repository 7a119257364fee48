import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CrudApi, Id } from '@/shared/api/crudApi';

/** One record as a query: the same entry whether it is prefetched, read or asked for again. */
export const recordQuery = <T extends object>(api: CrudApi<T>, id: Id) =>
  queryOptions({
    queryKey: api.keys.record(id),
    queryFn: ({ signal }) => api.get(id, signal),
  });

/** Has the lists of a resource and one of its records loaded again; records fetched in advance stay as they are. */
export async function refresh<T extends object>(client: QueryClient, api: CrudApi<T>, id: Id): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: api.keys.lists }),
    client.invalidateQueries(recordQuery(api, id)),
  ]);
}
