import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, entry, money } from '@/shared/api/fields';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { activeCollections } from '@/shared/lib/rules/orderMoney';

/** A payment received or claimed (docs/contract#3.4.17). */
export const collectionSchema = z.object({
  id,
  collectionNo: z.string().max(32).nullish(),
  orderNo: z.string().max(32),
  payerName: z.string().max(100),
  payChannel: entry('biz_pay_channel', 1),
  amount: money,
  payerBank: z.string().max(50).nullish(),
  payerAccount: z.string().max(30).nullish(),
  tradeNo: z.string().max(64).nullish(),
  voucherImgs: z.array(z.string()).nullish(),
  payTime: dateTime,
  collectionStatus: entry('biz_collection_status', 1).nullish(),
  confirmBy: z.string().max(64).nullish(),
  confirmTime: dateTime.nullish(),
  rejectReason: z.string().max(200).nullish(),
  remark: z.string().max(500).nullish(),
  createTime: dateTime.nullish(),
  /** The id and, in `createBy`, the name of the user who registered the payment. Our proposal: not in the contract. */
  createById: id.nullish(),
  createBy: z.string().max(64).nullish(),
  ...changeShape,
});
export type Collection = z.infer<typeof collectionSchema>;

export const collections = resource({
  schema: collectionSchema,
  path: '/biz/collection',
  permission: 'finance:collection',
  nameOf: ({ collectionNo, id: own }) => collectionNo ?? String(own),
});

const ofOrder = (orderNo: string) => {
  const params = { orderNo, pageNum: 1, pageSize: 50 };
  return queryOptions({
    queryKey: collections.keys.list(params),
    queryFn: ({ signal }) => collections.list(params, signal),
  });
};

/** Finds the order's active (not rejected) collection, unless its id is `but`. An order has at most one. */
const other = (orderNo: string, all: readonly Collection[] = [], but?: Collection['id']) =>
  activeCollections(orderNo, all).find(({ id }) => String(id) !== String(but));

/**
 * The active collection of an order, unless its id is `but`. Returns undefined while loading and without a collection.
 */
export function useActiveCollection(orderNo: string, but?: Collection['id']): Collection | undefined {
  const { data } = useQuery({ ...ofOrder(orderNo), enabled: orderNo !== '' });
  return other(orderNo, data?.records, but);
}

/** Refetches the active collection. Also resolves to undefined if the request fails, as the server checks again. */
export const findActiveCollection = (client: QueryClient, orderNo: string, but?: Collection['id']) =>
  client.fetchQuery({ ...ofOrder(orderNo), staleTime: 0 }).then(
    ({ records }) => other(orderNo, records, but),
    () => undefined,
  );
