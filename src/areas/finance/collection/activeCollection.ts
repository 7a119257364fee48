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

/** A collection of this order that waits for its money or has it; an order has one. */
const other = (orderNo: string, all: readonly Collection[] = [], but?: Collection['id']) =>
  activeCollections(orderNo, all).find(({ id }) => String(id) !== String(but));

/** The collection an order has already, besides `but`; undefined while it is loading. */
export function useActiveCollection(orderNo: string, but?: Collection['id']): Collection | undefined {
  const { data } = useQuery({ ...ofOrder(orderNo), enabled: orderNo !== '' });
  return other(orderNo, data?.records, but);
}

/** The same, asked of the server; undefined, too, when it cannot say: it decides in the end. */
export const findActiveCollection = (client: QueryClient, orderNo: string, but?: Collection['id']) =>
  client.fetchQuery({ ...ofOrder(orderNo), staleTime: 0 }).then(
    ({ records }) => other(orderNo, records, but),
    () => undefined,
  );
