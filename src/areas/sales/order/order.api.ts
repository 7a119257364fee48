import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { changeShape, dateTime, id, numeric } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/**
 * An order (docs/contract#3.4.14); `auditLogs` comes only with a single record, and its actions are labelled
 * `order.log.<action>`.
 */
export const orderSchema = z.object({
  id,
  orderNo: z.string().max(32),
  orderType: z.string().max(1),
  productId: id.nullish(),
  productName: z.string().max(100),
  quantity: z.number().nullable(),
  unitPrice: numeric.nullish(),
  buyerType: z.string().max(1),
  buyerId: id.nullish(),
  buyerName: z.string().max(100),
  buyerPhone: z.string().max(11).nullish(),
  totalAmount: numeric,
  discountAmount: numeric.nullish(),
  payAmount: numeric,
  payChannel: z.string().max(1).nullish(),
  tradeNo: z.string().max(64).nullish(),
  payTime: dateTime.nullish(),
  orderStatus: z.string().max(1),
  invoiceStatus: z.string().max(1).nullish(),
  /** What was paid back; in state 4 the amount asked for. */
  refundAmount: numeric.nullish(),
  /** In state 4, what was paid back before. Proposed: the contract has one field for both. */
  refundedAmount: numeric.nullish(),
  refundReason: z.string().max(200).nullish(),
  refundTime: dateTime.nullish(),
  effectiveTime: dateTime.nullish(),
  expireTime: dateTime.nullish(),
  buyerRemark: z.string().max(200).nullish(),
  remark: z.string().max(500).nullish(),
  createTime: dateTime,
  /** The account that asked for the refund. Proposed, like an entry's `amount`: the contract has neither. */
  refundById: id.nullish(),
  auditLogs: z.array(reviewShape.auditLogs.unwrap().unwrap().element.extend({ amount: numeric.nullish() })).nullish(),
  ...changeShape,
});

export type Order = z.infer<typeof orderSchema>;

export const orderName = (row: Order) => row.orderNo;

/** The orders; `act` cancels, refunds and confirms. */
export const orders = crudApi(orderSchema, '/biz/order', 'id');
