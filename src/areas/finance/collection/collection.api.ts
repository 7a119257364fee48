import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { changeShape, dateTime, id, numeric } from '@/shared/api/fields';

/** A payment received or claimed (docs/contract#3.4.17). */
export const collectionSchema = z.object({
  id,
  collectionNo: z.string().max(32).nullish(),
  orderNo: z.string().max(32),
  payerName: z.string().max(100),
  payChannel: z.string().max(1),
  amount: numeric,
  payerBank: z.string().max(50).nullish(),
  payerAccount: z.string().max(30).nullish(),
  tradeNo: z.string().max(64).nullish(),
  voucherImgs: z.array(z.string()).nullish(),
  payTime: dateTime,
  collectionStatus: z.string().max(1).nullish(),
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

export const collections = crudApi(collectionSchema, '/biz/collection', 'id');

export const collectionName = ({ collectionNo, id }: Collection) => collectionNo ?? String(id);
