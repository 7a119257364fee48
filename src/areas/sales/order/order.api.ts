import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { id, numeric } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/**
 * An order (docs/contract#3.4.14); `auditLogs` comes only with a single record, and its actions are labelled
 * `order.log.<action>`.
 */
export const orderSchema = z.looseObject({
  id,
  orderNo: z.string().max(32),
  orderType: z.string().max(1),
  productId: id.nullish(),
  productName: z.string().max(100),
  quantity: z.number(),
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
  payTime: z.string().nullish(),
  orderStatus: z.string().max(1),
  invoiceStatus: z.string().max(1).nullish(),
  refundAmount: numeric.nullish(),
  refundReason: z.string().max(200).nullish(),
  refundTime: z.string().nullish(),
  effectiveTime: z.string().nullish(),
  expireTime: z.string().nullish(),
  buyerRemark: z.string().max(200).nullish(),
  remark: z.string().max(500).nullish(),
  createTime: z.string(),
  auditLogs: reviewShape.auditLogs,
});

export type Order = z.infer<typeof orderSchema>;

/** The orders; `act` cancels, refunds and confirms. */
export const orders = crudApi(orderSchema, '/biz/order', 'id');
