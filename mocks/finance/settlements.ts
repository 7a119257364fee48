import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { settlementSchema } from '@/areas/finance/settlement/settlement.resource';
import { moveProblem, type SettlementMove, settlementMoves } from '@/areas/finance/settlement/settlement.states';
import { fromCents, isPositive, toCents } from '@/shared/lib/money';
import { adjustProblem, netOf, settledBefore } from '@/shared/lib/rules/settlementMoney';
import { type Call, secured } from '../access';
import { crud, inTurn, MISSING } from '../crud';
import { act, auditLogs, logged, NOT_ALLOWED, reasonOf } from '../moves';
import { api, bodyOf, ok, refuse, textOf, timestamp } from '../respond';
import { revealOf } from '../reveal';
import { linesOf, settlementsSeed, sumsOf } from '../seeds/finance';
import { defineTable } from '../table';
import { sumHandler } from '../totals';
import { clearCollections } from './collections';
import { owedFor } from './orders';

const settlementRow = z.object(settlementSchema.shape).extend({ id: z.number(), auditLogs });
type SettlementRow = z.infer<typeof settlementRow>;

/** The settlements. */
export const settlements = defineTable({
  name: 'settlements',
  idKey: 'id',
  schema: settlementRow,
  seed: settlementsSeed,
});

/** True for a positive amount. A negative amount is not owed, and it does not reduce other settlements. */
export const isOwed = ({ settleAmount }: Pick<SettlementRow, 'settleAmount'>) => isPositive(settleAmount);

const path = '/biz/settlement';
const resource = {
  path,
  table: settlements,
  permission: 'finance:settlement',
  range: 'createTime',
  sort: { field: 'createTime', order: 'desc' },
  sortable: ['totalAmount', 'feeAmount', 'settleAmount', 'createTime'],
  secrets: { bankAccount: 'bank' },
  maskRecord: true,
  filters: { settleNo: 'like', targetType: 'eq', targetName: 'like', period: 'like', settleStatus: 'eq' },
} as const;

/** Throws a refusal if the settlement or the user does not allow the status change. */
function check(move: SettlementMove, row: SettlementRow, call: Call): string {
  const { to, from } = settlementMoves[move];
  const problem = moveProblem(move, row, call.user.userId);
  if (problem === 'auditor') refuse('审核人与打款人不能为同一人');
  if (problem) refuse(from[0] === '1' && row.settleStatus !== '1' ? '该记录已审核，请勿重复操作' : NOT_ALLOWED);
  return to;
}

/** Returns the changed fields of a status change, including the new history entry. */
function step(row: SettlementRow, action: SettlementMove | 'fail', to: string, call: Call, remark = '') {
  const entry = { action, fromStatus: row.settleStatus ?? '', toStatus: to, remark };
  return { settleStatus: to, auditLogs: logged(row.auditLogs, entry, call) };
}

/** Creates one settlement per payee for the unsettled orders of the period. */
async function generate(call: Call): Promise<Response> {
  const body = await bodyOf(call.request);
  const [periodStart, periodEnd] = [textOf(body, 'periodStart'), textOf(body, 'periodEnd')];
  if (!/^\d{4}-\d\d-\d\d$/.test(periodStart) || !/^\d{4}-\d\d-\d\d$/.test(periodEnd)) refuse('请选择结算周期');
  if (periodStart > periodEnd) refuse('结束时间必须大于开始时间');
  if (periodEnd >= timestamp().slice(0, 10)) refuse('结算周期必须已经结束');
  const asked = textOf(body, 'targetType');
  const there = await settlements.all();
  const all = await owedFor(periodStart, periodEnd, settledBefore(there.flatMap(({ items }) => items ?? [])));
  const owed = all.filter(({ targetType }) => asked === '' || asked === targetType);
  if (owed.length === 0) refuse('该周期没有可结算的订单');
  for (const { targetType, targetName, orders } of owed) {
    const id = await settlements.nextId();
    const items = linesOf(orders);
    await settlements.insert({
      id,
      settleNo: `JS${timestamp().replaceAll(/\D/g, '').slice(0, 8)}${id}`,
      targetType,
      targetName,
      periodStart,
      periodEnd,
      period: `${periodStart}~${periodEnd}`,
      ...sumsOf(items),
      accountName: targetName,
      bankName: '招商银行深圳高新园支行',
      bankAccount: `6214${String(id).padStart(15, '0')}`,
      settleStatus: '0',
      items,
      createBy: call.user.userName,
      createTime: timestamp(),
    });
  }
  return ok({ count: owed.length });
}

/** Adjusts a rejected settlement, which must then be checked again. */
async function adjust(call: Call): Promise<Response> {
  const body = await bodyOf(call.request);
  const row = (await settlements.find(body.id)) ?? refuse(MISSING);
  const settleStatus = check('adjust', row, call);
  const adjustAmount = fromCents(toCents(textOf(body, 'adjustAmount')) ?? refuse('请输入正确的金额'));
  const reason = reasonOf(body, 'adjustReason', '请输入调整原因');
  if (adjustProblem(row, adjustAmount)) refuse('调整后应结金额不能小于0');
  await settlements.update(row.id, {
    ...step(row, 'adjust', settleStatus, call, `${row.adjustAmount ?? '0.00'} → ${adjustAmount}：${reason}`),
    adjustAmount,
    settleAmount: netOf({ ...row, adjustAmount }),
    auditBy: null,
    auditById: null,
    auditTime: null,
  });
  return ok();
}

/** Settlements (docs/contract#3.4.19): generated, checked, audited by one user and paid by another user. */
export const settlementHandlers: RequestHandler[] = [
  ...crud({
    ...resource,
    history: {},
    verbs: ['list', 'get'],
    permissions: { get: 'finance:settlement:get' },
    presenter:
      ({ params }) =>
      ({ items, auditLogs: logs, ...row }) =>
        params.id === undefined ? row : { ...row, items, auditLogs: logs },
  }),
  sumHandler({ ...resource, fields: ['settleAmount'], counts: isOwed }),
  revealOf(path, `${resource.permission}:get`, resource),
  http.post(api(`${path}/save`), secured('finance:settlement:add', inTurn(generate))),
  http.post(api(`${path}/update`), secured(settlementMoves.adjust.permission, inTurn(adjust))),
  act({
    path,
    table: settlements,
    verb: 'check',
    permission: settlementMoves.check.permission,
    change: (row, _, call) => step(row, 'check', check('check', row, call), call),
  }),
  act({
    path,
    table: settlements,
    verb: 'audit',
    permission: settlementMoves.pass.permission,
    change: (row, body, call) => {
      const verdict =
        body.settleStatus === '3' ? 'pass' : body.settleStatus === '2' ? 'reject' : refuse('参数错误', 400);
      const settleStatus = check(verdict, row, call);
      const failReason = verdict === 'reject' ? reasonOf(body, 'failReason', '请输入驳回原因') : null;
      const { userId: auditById, userName: auditBy } = call.user;
      return {
        ...step(row, verdict, settleStatus, call, failReason ?? ''),
        failReason,
        auditBy,
        auditById,
        auditTime: timestamp(),
      };
    },
  }),
  act({
    path,
    table: settlements,
    verb: 'pay',
    permission: settlementMoves.pay.permission,
    change: async (row, body, call) => {
      const move = row.settleStatus === '5' ? 'again' : 'pay';
      const settleStatus = check(move, row, call);
      const { userId: payById, userName: payBy } = call.user;
      if (textOf(body, 'failReason')) {
        const failReason = reasonOf(body, 'failReason');
        return { ...step(row, 'fail', '5', call, failReason), failReason, payBy, payById };
      }
      const [payFlowNo, payVoucher] = [textOf(body, 'payFlowNo'), textOf(body, 'payVoucher')];
      if (!payFlowNo) refuse('请输入打款流水号');
      if (!payVoucher) refuse('请上传打款凭证');
      await clearCollections((row.items ?? []).map(({ orderNo }) => orderNo));
      return {
        ...step(row, move, settleStatus, call, payFlowNo),
        payFlowNo,
        payVoucher,
        payBy,
        payById,
        payTime: timestamp(),
        failReason: null,
      };
    },
  }),
];
