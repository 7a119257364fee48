import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, numeric, entry, money } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/**
 * An order (docs/contract#3.4.14); `auditLogs` is present only in a single record, and its actions are labelled
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
  /** The refunded amount; in status 4 the requested amount. */
  refundAmount: money.nullish(),
  /** In status 4, the amount refunded earlier. Proposed: the contract has one field for both. */
  refundedAmount: numeric.nullish(),
  refundReason: z.string().max(200).nullish(),
  refundTime: dateTime.nullish(),
  effectiveTime: dateTime.nullish(),
  expireTime: dateTime.nullish(),
  buyerRemark: z.string().max(200).nullish(),
  remark: z.string().max(500).nullish(),
  createTime: dateTime,
  /** The account that requested the refund. Proposed, like an entry's `amount`: the contract has neither. */
  refundById: id.nullish(),
  auditLogs: z.array(reviewShape.auditLogs.unwrap().unwrap().element.extend({ amount: numeric.nullish() })).nullish(),
  ...changeShape,
});

export type Order = z.infer<typeof orderSchema>;

/** The orders; `act` cancels, refunds and confirms. */
export const orders = resource({
  schema: orderSchema,
  path: '/biz/order',
  permission: 'sales:order',
  nameOf: ({ orderNo }) => orderNo,
});
