import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, entry, money } from '@/shared/api/fields';

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
  /** The account that registered it, and its user's name. Proposed: the contract does not have them. */
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
