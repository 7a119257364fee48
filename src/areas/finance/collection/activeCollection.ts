import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query';
import { activeCollections } from '@/shared/rules/orderMoney';
import { type Collection, collections } from './collection.resource';

const ofOrder = (orderNo: string) => {
  const params = { orderNo, pageNum: 1, pageSize: 50 };
  return queryOptions({
    queryKey: collections.keys.list(params),
    queryFn: ({ signal }) => collections.list(params, signal),
  });
};

/** Finds another pending or confirmed collection of this order (other than `but`); an order can have only one. */
const other = (orderNo: string, all: readonly Collection[] = [], but?: Collection['id']) =>
  activeCollections(orderNo, all).find(({ id }) => String(id) !== String(but));

/** The active collection of an order, other than `but`; undefined while loading or if there is none. */
export function useActiveCollection(orderNo: string, but?: Collection['id']): Collection | undefined {
  const { data } = useQuery({ ...ofOrder(orderNo), enabled: orderNo !== '' });
  return other(orderNo, data?.records, but);
}

/** Refetches the active collection; resolves to undefined on error too, because the server checks again. */
export const findActiveCollection = (client: QueryClient, orderNo: string, but?: Collection['id']) =>
  client.fetchQuery({ ...ofOrder(orderNo), staleTime: 0 }).then(
    ({ records }) => other(orderNo, records, but),
    () => undefined,
  );
