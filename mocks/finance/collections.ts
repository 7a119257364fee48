import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { collectionSchema } from '@/areas/finance/collection/collection.resource';
import { collectionMoves } from '@/areas/finance/collection/collection.states';
import { toCents } from '@/shared/lib/money';
import { needsOther } from '@/shared/lib/rules/settlementMoney';
import { crud } from '../crud';
import { act, moved, reasonOf } from '../moves';
import { refuse, timestamp } from '../respond';
import { collectionsSeed } from '../seeds/finance';
import { revealOf } from '../reveal';
import { fourEyes } from '../system/settings';
import { defineTable } from '../table';
import { sumHandler } from '../totals';
import { applyForInvoice } from './invoices';
import { orderPaid, orderToPay } from './orders';

/** The collections. */
export const collections = defineTable({
  name: 'collections',
  idKey: 'id',
  schema: z.object(collectionSchema.shape).extend({ id: z.number() }),
  seed: collectionsSeed,
});

const resource = {
  path: '/biz/collection',
  table: collections,
  permission: 'finance:collection',
  range: 'payTime',
  sort: { field: 'payTime', order: 'desc' },
  sortable: ['amount', 'payTime', 'createTime'],
  secrets: { payerAccount: 'bank' },
  maskRecord: true,
  filters: {
    collectionNo: 'like',
    orderNo: 'like',
    payerName: 'like',
    payChannel: 'eq',
    tradeNo: 'like',
    collectionStatus: 'eq',
  },
} as const;

/** Collections (docs/contract#3.4.17): registered for an unpaid order, then confirmed or rejected once. */
export const collectionHandlers: RequestHandler[] = [
  ...crud({
    ...resource,
    verbs: ['list', 'get', 'save'],
    permissions: { get: 'finance:collection:get' },
    readOnly: ['collectionNo', 'collectionStatus', 'confirmBy', 'confirmTime', 'rejectReason', 'createById'],
    refuses: async ({ next }) => {
      const { amount, payChannel, voucherImgs, orderNo } = next;
      if ((toCents(amount) ?? 0n) <= 0n) return '收款金额必须大于0';
      if (payChannel === '3' && !voucherImgs?.length) return '对公转账请上传付款凭证';
      return orderToPay(String(orderNo), amount, await collections.all());
    },
    fresh: ({ id }, { user }) => ({
      // The id makes the number unique; the time alone would not.
      collectionNo: `SK${timestamp().slice(0, 10).replaceAll('-', '')}${id}`,
      collectionStatus: '0',
      confirmBy: null,
      confirmTime: null,
      rejectReason: null,
      createById: user.userId,
      createBy: user.userName,
    }),
  }),
  revealOf(resource.path, 'finance:collection:get', resource),
  sumHandler({ ...resource, fields: ['amount'] }),
  act({
    path: resource.path,
    table: collections,
    verb: 'confirm',
    permission: collectionMoves.confirm.permission,
    change: async (row, body, call) => {
      const verdict =
        body.collectionStatus === '1' ? 'confirm' : body.collectionStatus === '2' ? 'reject' : refuse('参数错误', 400);
      const collectionStatus = moved(collectionMoves[verdict], row.collectionStatus, '该记录已处理，请勿重复操作');
      const rejectReason = verdict === 'reject' ? reasonOf(body, 'rejectReason', '请输入驳回原因') : null;
      if (verdict === 'confirm' && needsOther((await fourEyes()) === 'true', row.createById, call.user.userId))
        refuse('登记收款的人不能确认该收款，请由其他人确认');
      const order = verdict === 'confirm' ? await orderPaid(row, call) : undefined;
      if (order?.buyerRemark?.includes('开票')) await applyForInvoice(order);
      return { collectionStatus, rejectReason, confirmBy: call.user.userName, confirmTime: timestamp() };
    },
  }),
];

/** Marks the confirmed collections of settled orders as cleared. */
export async function clearCollections(orderNos: readonly string[]): Promise<void> {
  for (const row of await collections.all())
    if (row.collectionStatus === '1' && orderNos.includes(row.orderNo))
      await collections.update(row.id, { collectionStatus: '3' });
}
