import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { orderSchema } from '@/areas/sales/order/order.resource';
import { orderMoves } from '@/areas/sales/order/order.states';
import { addMoney } from '@/shared/lib/money';
import { refundProblem, stateAfterRefund } from '@/shared/lib/rules/orderMoney';
import { needsOther } from '@/shared/lib/rules/settlementMoney';
import type { Call } from '../access';
import { crud } from '../crud';
import { act, auditLogs, logged, moved, reasonOf } from '../moves';
import type { ListRules } from '../query';
import { refuse, textOf, timestamp } from '../respond';
import { ordersSeed } from '../seeds/orders';
import { revealOf } from '../reveal';
import { fourEyes } from '../system/settings';
import { defineTable } from '../table';
import { sumHandler } from '../totals';

const id = z.number();
const orderRow = z.object(orderSchema.shape).extend({ id, productId: id.nullish(), buyerId: id.nullish(), auditLogs });
type OrderRow = z.infer<typeof orderRow>;

/** The orders. The finance mock collects money and issues invoices for them. */
export const orders = defineTable<OrderRow>({ name: 'orders', idKey: 'id', schema: orderRow, seed: ordersSeed });

const path = '/biz/order';
const permission = 'sales:order';
const resource = { path, table: orders, permission };

const rules: ListRules<OrderRow> = {
  range: 'createTime',
  spans: ['payTime'],
  sort: { field: 'createTime', order: 'desc' },
  sortable: ['totalAmount', 'payAmount', 'payTime', 'createTime'],
  filters: {
    orderNo: 'like',
    orderType: 'eq',
    productName: 'like',
    buyerName: 'like',
    buyerType: 'eq',
    buyerPhone: 'like',
    payChannel: 'eq',
    tradeNo: 'like',
    orderStatus: 'eq',
    invoiceStatus: 'eq',
  },
};

const secrets = { buyerPhone: 'phone' } as const;

/** Only a single record contains its history. */
const present = ({ params }: Call) =>
  params.id === undefined ? (row: OrderRow) => ({ ...row, auditLogs: undefined }) : (row: OrderRow) => row;

/** Returns the changed fields of a status change, including the new history entry. */
function step(
  row: OrderRow,
  name: keyof typeof orderMoves,
  remark: string,
  call: Call,
  { to, amount }: { to?: string; amount?: number } = {},
): Partial<OrderRow> & { orderStatus: string } {
  const orderStatus = to ?? moved(orderMoves[name], row.orderStatus);
  const entry = { action: name, fromStatus: row.orderStatus, toStatus: orderStatus, remark, amount };
  return { orderStatus, auditLogs: logged(row.auditLogs, entry, call) };
}

/**
 * Orders (docs/contract#3.4.14): annotated, canceled, refunded in part or in full; refunds are confirmed or refused.
 */
export const orderHandlers: RequestHandler[] = [
  ...crud<OrderRow>({
    ...resource,
    ...rules,
    history: {},
    verbs: ['list', 'get', 'update'],
    permissions: { get: `${permission}:get` },
    readOnly: Object.keys(orderRow.shape).filter((field): field is keyof OrderRow & string => field !== 'remark'),
    presenter: present,
    secrets,
    maskRecord: true,
  }),
  revealOf(resource.path, `${permission}:get`, { table: orders, secrets }),
  sumHandler({ ...resource, ...rules, fields: ['totalAmount', 'payAmount', 'refundAmount'] }),
  act<OrderRow>({
    ...resource,
    verb: 'cancel',
    permission: orderMoves.cancel.permission,
    change: (row, body, call) => step(row, 'cancel', reasonOf(body, 'reason', '请输入取消原因'), call),
  }),
  act<OrderRow>({
    ...resource,
    verb: 'refund',
    permission: orderMoves.refund.permission,
    change: (row, body, call) => {
      const reason = reasonOf(body, 'reason', '请输入退款原因');
      const refundAmount = textOf(body, 'refundAmount');
      const change = step(row, 'refund', reason, call, { amount: Number(refundAmount) });
      const problem = refundProblem(refundAmount, row);
      if (problem) refuse(problem === 'over' ? '退款金额不能超过可退金额' : '退款金额必须大于0');
      const refundedAmount = row.refundAmount ?? 0;
      return {
        ...change,
        refundAmount: Number(refundAmount),
        refundedAmount,
        refundReason: reason,
        refundById: call.user.userId,
      };
    },
  }),
  act<OrderRow>({
    ...resource,
    verb: 'confirm',
    permission: orderMoves.confirm.permission,
    change: async (row, body, call) => {
      const status = textOf(body, 'orderStatus');
      if (status === orderMoves.confirm.to) {
        moved(orderMoves.confirm, row.orderStatus);
        if (needsOther((await fourEyes()) === 'true', row.refundById, call.user.userId))
          refuse('申请退款的人不能确认该退款，请由其他人确认');
        const change = step(row, 'confirm', row.refundReason ?? '', call, {
          to: stateAfterRefund(row, row.refundAmount),
          amount: Number(row.refundAmount),
        });
        const refundAmount = Number(addMoney([row.refundedAmount, row.refundAmount]));
        return { ...change, refundAmount, refundedAmount: null, refundTime: timestamp() };
      }
      if (status !== orderMoves.refuse.to) refuse('参数错误：orderStatus', 400);
      const reason = reasonOf(body, 'reason', '请输入拒绝原因');
      const before = Number(row.refundedAmount ?? 0);
      return {
        ...step(row, 'refuse', reason, call),
        refundAmount: before,
        refundedAmount: null,
        refundReason: before > 0 ? row.refundReason : null,
      };
    },
  }),
];
