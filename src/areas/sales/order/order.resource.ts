import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, entry, id, money, numeric } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';
import { segment } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { parseRow } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';

/**
 * An order (docs/contract#3.4.14). Lists lack `auditLogs`. The labels of the actions in `auditLogs` are the texts
 * `order.log.<action>`.
 */
export const orderSchema = z.object({
  id,
  orderNo: z.string().max(32),
  orderType: entry('biz_order_type', 1),
  productId: id.nullish(),
  productName: z.string().max(100),
  quantity: z.number().nullable(),
  unitPrice: numeric.nullish(),
  buyerType: entry('biz_member_type', 1),
  buyerId: id.nullish(),
  buyerName: z.string().max(100),
  buyerPhone: z.string().max(11).nullish(),
  totalAmount: money,
  discountAmount: money.nullish(),
  payAmount: money,
  payChannel: entry('biz_pay_channel', 1).nullish(),
  tradeNo: z.string().max(64).nullish(),
  payTime: dateTime.nullish(),
  orderStatus: entry('biz_order_status', 1),
  invoiceStatus: entry('biz_order_invoice_status', 1).nullish(),
  /** The refunded amount, but the requested amount in status 4 (refund requested). */
  refundAmount: money.nullish(),
  /**
   * In status 4, the amount already refunded. Our proposal, because the contract has one field for both amounts.
   */
  refundedAmount: numeric.nullish(),
  refundReason: z.string().max(200).nullish(),
  refundTime: dateTime.nullish(),
  effectiveTime: dateTime.nullish(),
  expireTime: dateTime.nullish(),
  buyerRemark: z.string().max(200).nullish(),
  remark: z.string().max(500).nullish(),
  createTime: dateTime,
  /** The account that requested the refund. This field and `amount` in `auditLogs` are our proposal. */
  refundById: id.nullish(),
  auditLogs: z.array(reviewShape.auditLogs.unwrap().unwrap().element.extend({ amount: numeric.nullish() })).nullish(),
  ...changeShape,
});
export type Order = z.infer<typeof orderSchema>;

/** The API of orders; `act` cancels, refunds and confirms. */
export const orders = resource({
  schema: orderSchema,
  path: '/biz/order',
  permission: 'sales:order',
  nameOf: ({ orderNo }) => orderNo,
});

/** A finance record of an order. */
const movementSchema = z.object({
  /** A collection, an invoice for the order, or the order's line in a settlement. */
  kind: z.enum(['collection', 'invoice', 'settlement']),
  no: z.string(),
  /** The status, a value of the dictionary for this `kind`. */
  status: z.string(),
  amount: numeric,
  time: dateTime,
});
export type Movement = z.infer<typeof movementSchema>;

export const movementsSchema = z.object({ movements: z.array(movementSchema) });

/**
 * The finance records of an order. The call is our proposal. Returns null if the server lacks the call
 * (`shared/api/optional`).
 */
export const movementsQuery = (id: Id) => ({
  queryKey: keysOf(orders.path).call('money', String(id)),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Movement[] | null> =>
    unlessMissing(
      request({ url: `${orders.path}/money/${segment(id)}`, signal, quiet: true }).then(
        (data) => parseRow(movementsSchema, data, `${orders.path}/money`).movements,
      ),
      () => null,
    ),
});
