import { z } from 'zod';
import { id, numeric } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import { toPage } from '@/shared/api/envelope';

const PATH = '/biz/order';

/** The fields of an order that finance shows (docs/contract#3.4.14). */
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

/** The order with this number; null if there is none or the user may not see it. */
export const orderBriefQuery = (orderNo: string) => ({
  queryKey: keysOf(PATH).call('brief', orderNo),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OrderBrief | null> => {
    const params = { orderNo, pageNum: 1, pageSize: 10 };
    const { records } = toPage(await request({ url: `${PATH}/list`, params, signal, quiet: true }), 1);
    return parseRows(briefSchema, records, `${PATH}/list`, 'id').find((one) => one.orderNo === orderNo) ?? null;
  },
  retry: false,
});

/** Searches unpaid orders by number or buyer name. */
export async function unpaidOrders(words: string, signal: AbortSignal): Promise<OrderBrief[]> {
  const filter = /^[A-Z]*\d+$/i.test(words) ? 'orderNo' : 'buyerName';
  const params = { orderStatus: '0', ...(words && { [filter]: words }), pageNum: 1, pageSize: 50 };
  const { records } = toPage(await request({ url: `${PATH}/list`, params, signal, quiet: true }), 1);
  return parseRows(briefSchema, records, `${PATH}/list`, 'id');
}
