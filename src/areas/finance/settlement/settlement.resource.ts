import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { type FormOf } from '@/shared/api/crudApi';
import { changeShape, date, dateTime, id, numeric, entry, money } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/** An order that is part of a settlement. */
const itemSchema = z.object({
  orderNo: z.string(),
  productName: z.string(),
  amount: numeric,
  fee: numeric,
  settleAmount: numeric,
  /** The refunded amount of the order. Our proposal, because the contract has only the sum of all refunds. */
  refund: numeric.nullish(),
  payTime: dateTime.nullish(),
});
export type SettlementItem = z.infer<typeof itemSchema>;

/** The amount the platform owes a payee for a period (docs/contract#3.4.19). */
export const settlementSchema = z.object({
  id,
  settleNo: z.string().max(32),
  targetType: entry('biz_member_type', 1),
  targetId: id.nullish(),
  targetName: z.string().max(100),
  periodStart: date,
  periodEnd: date,
  period: z.string().max(30).nullish(),
  orderCount: z.number().nullable(),
  totalAmount: money,
  feeRate: numeric.nullish(),
  feeAmount: money.nullish(),
  refundAmount: money.nullish(),
  taxAmount: numeric.nullish(),
  adjustAmount: numeric.nullish(),
  settleAmount: money,
  accountName: z.string().max(50).nullish(),
  bankName: z.string().max(50).nullish(),
  bankAccount: z.string().max(30).nullish(),
  settleStatus: entry('biz_settle_status', 1).nullish(),
  auditBy: z.string().max(64).nullish(),
  /**
   * The auditor's account. `auditById` and `payById` are our proposal. The contract has only names, and a name does not
   * identify an account.
   */
  auditById: id.nullish(),
  auditTime: dateTime.nullish(),
  payBy: z.string().max(64).nullish(),
  payById: id.nullish(),
  payTime: dateTime.nullish(),
  payVoucher: z.string().max(255).nullish(),
  payFlowNo: z.string().max(64).nullish(),
  failReason: z.string().max(200).nullish(),
  items: z.array(itemSchema).nullish(),
  createTime: dateTime.nullish(),
  /** The name of the user who generated the settlement. Our proposal: not in the contract. */
  createBy: z.string().max(64).nullish(),
  /** The history of the settlement, including adjustments and their reasons. Our proposal: not in the contract. */
  auditLogs: z
    .array(
      reviewShape.auditLogs
        .unwrap()
        .unwrap()
        .element.extend({ remark: z.string().max(300).nullish() }),
    )
    .nullish(),
  ...changeShape,
});
export type Settlement = z.infer<typeof settlementSchema>;

export const settlements = resource({
  schema: settlementSchema,
  path: '/biz/settlement',
  permission: 'finance:settlement',
  nameOf: ({ settleNo, targetName }) => `${settleNo} ${targetName}`,
});

/** Adjusts a settlement. The server adds the reason to its history (our proposal in docs/contract#3.4.19). */
export const adjust = (
  adjustment: FormOf<Pick<Settlement, 'id' | 'adjustAmount'>> & { adjustReason: string },
  key?: string,
) => settlements.save(adjustment, key);
