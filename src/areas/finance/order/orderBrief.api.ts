import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { id, numeric } from '@/shared/api/fields';
import { keysOf } from '@/shared/api/queryKeys';

const PATH = '/biz/order';

/** The fields of an order that the finance area uses (docs/contract#3.4.14). */
const briefSchema = z.object({
  id,
  orderNo: z.string(),
  productName: z.string(),
  buyerName: z.string(),
  payAmount: numeric,
  refundAmount: numeric.nullish(),
  refundedAmount: numeric.nullish(),
  orderStatus: z.string(),
  invoiceStatus: z.string().nullish(),
});
export type OrderBrief = z.infer<typeof briefSchema>;

const listBriefs = (params: object, signal: AbortSignal) =>
  fetchRows(briefSchema, { url: `${PATH}/list`, params, signal, quiet: true }, 'id');

/**
 * Fetches the order with the number `orderNo`. Resolves to null if the server returns no such order, for example
 * because the user may not see the order.
 */
export const orderBriefQuery = (orderNo: string) => ({
  queryKey: keysOf(PATH).call('brief', orderNo),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OrderBrief | null> => {
    const params = { orderNo, pageNum: 1, pageSize: 10 };
    return (await listBriefs(params, signal)).find((one) => one.orderNo === orderNo) ?? null;
  },
  retry: false,
});

/** Searches unpaid orders by their number or the name of the buyer. */
export function unpaidOrders(text: string, signal: AbortSignal): Promise<OrderBrief[]> {
  const filter = /^[\w-]*\d[\w-]*$/.test(text) ? 'orderNo' : 'buyerName';
  const params = { orderStatus: '0', ...(text && { [filter]: text }), pageNum: 1, pageSize: 50 };
  return listBriefs(params, signal);
}
