import type { Money } from '@/shared/lib/money';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { addMoney, fromCents } from '@/shared/lib/money';
import { arrivedOf, cents, leftOf, refundedOf, refundsOf } from '@/shared/lib/rules/orderMoney';
import { lineFor, settledBefore } from '@/shared/lib/rules/settlementMoney';
import { resetDb, users } from '../db';
import { orders } from '../sales/orders';
import { configs } from '../system/configs';
import { ask, type Page, tokenOf } from '../testClient';
import { settlements } from './settlements';

let token = '';
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const said = async (path: string, body: object, by = token) => (await ask(`/biz/${path}`, { token: by, body })).msg;
const get = async <T>(path: string) => (await ask<T>(`/biz/${path}`, { token })).data;
const rowsOf = async <T>(path: string) => (await get<Page<T>>(`${path}pageSize=1000`)).records;

interface Collection {
  id: number;
  collectionNo: string;
  collectionStatus: string;
  orderNo: string;
  amount: number;
}
interface Statement {
  id: number;
  settleNo: string;
  settleAmount: string;
  refundAmount: string;
  adjustAmount: string;
  items: { orderNo: string; amount: string; refund: string; fee: string; settleAmount: string }[];
}

const DAY = '2020-03-04';
const reason = '买家申请';

/** Creates an unpaid order with this amount. */
async function newOrder(payAmount: number, orderType = '2') {
  const [like] = await orders.all();
  if (!like) throw new Error('no order to copy');
  const id = await orders.nextId();
  const order = { ...like, id, orderNo: `T${id}`, orderType, payAmount, totalAmount: payAmount, orderStatus: '0' };
  return orders.insert({
    ...order,
    refundAmount: 0,
    refundTime: null,
    payTime: null,
    invoiceStatus: '0',
    buyerRemark: '付款后请开票',
  });
}
const register = ({ orderNo, payAmount }: { orderNo: string; payAmount: Money | null }) =>
  said('collection/save', {
    orderNo,
    payerName: '付款方',
    payChannel: '1',
    amount: payAmount,
    payTime: `${DAY} 10:00:00`,
  });
const collectionsOf = (orderNo: string) => rowsOf<Collection>(`collection/list?orderNo=${orderNo}&`);
const confirm = async ({ orderNo }: { orderNo: string }) =>
  said('collection/confirm', { id: (await collectionsOf(orderNo))[0]?.id, collectionStatus: '1' });
const generate = () => said('settlement/save', { periodStart: DAY, periodEnd: DAY });
async function statements() {
  const rows = await rowsOf<Statement>(`settlement/list?period=${DAY}&`);
  return Promise.all(rows.map(({ id }) => get<Statement>(`settlement/get/${id}`)));
}
/** Creates another administrator and returns their id. */
async function cashier() {
  const [first] = await users.all();
  if (!first) throw new Error('no user to copy');
  const userId = await users.nextId();
  await users.insert({ ...first, userId, loginName: 'cashier', roleIds: [1] });
  return userId;
}

it('an order can have only one incoming payment, and every payment has a unique number', async () => {
  const [one, other] = [await newOrder(268.8), await newOrder(268.8)];
  expect(await register({ ...one, payAmount: 268.79 })).toBe('收款金额与订单应付金额不一致');
  expect(await Promise.all([register(one), register(other)])).toEqual(['success', 'success']);
  expect(await register(one)).toBe('该订单已有待确认或已到账的收款');
  expect(await confirm(one)).toBe('success');
  expect(await register(one)).toBe('关联订单不是待支付状态');
  const numbers = (await rowsOf<Collection>('collection/list?')).map(({ collectionNo }) => collectionNo);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('a partial refund leaves the order paid, and its settlement is 136.00 − 1.00 − 8.10 = 126.90', async () => {
  const order = await newOrder(136);
  await register(order);
  await confirm(order);
  expect(await said('order/refund', { id: order.id, refundAmount: 1, reason })).toBe('success');
  expect(await generate(), 'a refund that is not decided waits').toBe('该周期没有可结算的订单');
  expect(await said('order/confirm', { id: order.id, orderStatus: '5' })).toBe('success');
  expect(await get(`order/get/${order.id}`)).toMatchObject({ orderStatus: '1', refundAmount: 1, refundedAmount: null });
  expect(await generate()).toBe('success');
  const [statement] = await statements();
  expect(statement).toMatchObject({
    totalAmount: '136.00',
    refundAmount: '1.00',
    feeAmount: '8.10',
    settleAmount: '126.90',
    items: [{ amount: '136.00', refund: '1.00', fee: '8.10', settleAmount: '126.90' }],
  });
  expect(await said('order/refund', { id: order.id, refundAmount: 135.01, reason })).toBe('退款金额不能超过可退金额');
  await said('order/refund', { id: order.id, refundAmount: 135, reason });
  expect(await get(`order/get/${order.id}`)).toMatchObject({ refundAmount: 135, refundedAmount: 1 });
  await said('order/confirm', { id: order.id, orderStatus: '5' });
  expect(await get(`order/get/${order.id}`)).toMatchObject({ orderStatus: '5', refundAmount: 136 });
});

it('the auditor of a settlement cannot pay it, even after a change of name; a payment does not change the received amount', async () => {
  const order = await newOrder(1999);
  await register(order);
  await confirm(order);
  const arrived = async () =>
    addMoney(
      await Promise.all(
        ['1', '3'].map(
          async (state) => (await get<{ amount: string }>(`collection/sum?collectionStatus=${state}`)).amount,
        ),
      ),
    );
  const before = await arrived();
  await generate();
  const [{ id } = { id: 0 }] = await statements();
  await said('settlement/check', { id });
  await said('settlement/audit', { ids: [id], settleStatus: '3' });
  await users.update(1, { userName: '改了名字的管理员' });
  const payment = { id, payFlowNo: 'FK1', payVoucher: '/voucher.png' };
  expect(await said('settlement/pay', payment)).toBe('审核人与打款人不能为同一人');
  const userId = await cashier();
  await users.update(userId, { userName: '改了名字的管理员' });
  const other = await tokenOf('cashier');
  expect(await said('settlement/pay', payment, other), 'two people may share a name').toBe('success');
  expect((await collectionsOf(order.orderNo))[0]?.collectionStatus).toBe('3');
  expect(await arrived()).toBe(before);
});

interface Application {
  id: number;
  invoiceStatus: string;
  amount: number;
  orderNos: string[];
}
const applicationsOf = async (orderNo: string) =>
  (await rowsOf<Application>('invoice/list?')).filter(({ orderNos }) => orderNos.includes(orderNo));
const pass = (id: number | undefined) => said('invoice/audit', { ids: [id], invoiceStatus: '1' });
const issue = (id: number | undefined) =>
  said('invoice/issue', { id, invoiceNo: String(10_000_000 + (id ?? 0)), invoiceFile: '/invoice.pdf' });
const refundNow = async (id: number, refundAmount: number) => {
  await said('order/refund', { id, refundAmount, reason });
  return said('order/confirm', { id, orderStatus: '5' });
};

it('an invoice of 1,999.00 is refused after a refund of 500.00, and no invoice is issued after a full refund', async () => {
  const order = await newOrder(1999);
  await register(order);
  await confirm(order);
  const [{ id } = { id: 0 }] = await applicationsOf(order.orderNo);
  expect(await pass(id)).toBe('success');
  await refundNow(order.id, 500);
  expect(await issue(id)).toBe('开票金额超过可开票金额（实付 − 已退）');
  await refundNow(order.id, 1499);
  expect(await issue(id)).toBe('订单已全额退款，没有可开票金额');
  expect(await get(`order/get/${order.id}`)).toMatchObject({ orderStatus: '5', invoiceStatus: '1' });
  const rejected = { ids: [id], invoiceStatus: '2', rejectReason: '订单已退款' };
  expect(await said('invoice/audit', rejected), 'one that was passed can still be rejected').toBe('success');
  expect(await get(`order/get/${order.id}`)).toMatchObject({ invoiceStatus: '0' });
});

it('three refunds make three entries with their amounts: 100.10 + 88.88 + 1,400.02 = 1,589.00', async () => {
  const order = await newOrder(1999);
  await register(order);
  await confirm(order);
  for (const amount of [100.1, 88.88, 1400.02]) await refundNow(order.id, amount);
  const now = (await orders.find(order.id)) ?? order;
  expect(refundsOf(now).map(({ amount, by, reason: why }) => [fromCents(amount), by, why])).toEqual(
    ['100.10', '88.88', '1400.02'].map((amount) => [amount, '系统管理员', reason]),
  );
  expect(now.refundAmount).toBe(1589);
});

it('an adjustment needs a reason, which stays in the history, and cannot make the net negative', async () => {
  const order = await newOrder(100);
  await register(order);
  await confirm(order);
  await generate();
  const [{ id } = { id: 0 }] = await statements();
  await said('settlement/check', { id });
  await said('settlement/audit', { ids: [id], settleStatus: '2', failReason: '金额有误' });
  const adjust = (adjustAmount: string, adjustReason?: string) =>
    said('settlement/update', { id, adjustAmount, adjustReason });
  // The deduction can be at most 100.00 − 6.00 = 94.00.
  expect(await adjust('-1.00')).toBe('请输入调整原因');
  expect(await adjust('-94.01', '协商减免')).toBe('调整后应结金额不能小于0');
  expect(await adjust('-94.00', '协商减免')).toBe('success');
  expect(await get(`settlement/get/${id}`)).toMatchObject({
    settleAmount: '0.00',
    auditLogs: [{ action: 'adjust', remark: '0.00 → -94.00：协商减免' }, { action: 'reject' }, { action: 'check' }],
  });
});

it('a settlement with a negative net does not count as payable, neither in the sum of the list nor in the report', async () => {
  const due = async () => (await ask<{ due: object }>('/report/statistics/money', { token })).data.due;
  const sum = () => get('settlement/sum?settleStatus=3');
  const [before, sumBefore] = [await due(), await sum()];
  const [like] = (await settlements.all()).filter(({ settleStatus }) => settleStatus === '3');
  if (!like) throw new Error('no statement waits for its money');
  await settlements.insert({ ...like, id: await settlements.nextId(), settleAmount: '-99958054.33' });
  expect([await due(), await sum()]).toEqual([before, sumBefore]);
});

it('under the four-eyes principle, users cannot confirm payments they registered or refunds they requested', async () => {
  const parameter = (await configs.all()).find(({ configKey }) => configKey === 'biz.finance.fourEyes');
  await configs.update(parameter?.configId, { configValue: 'true' });
  await cashier();
  const other = await tokenOf('cashier');
  const order = await newOrder(136);
  await register(order);
  expect(await confirm(order)).toBe('登记收款的人不能确认该收款，请由其他人确认');
  const [{ id } = { id: 0 }] = await collectionsOf(order.orderNo);
  expect(await said('collection/confirm', { id, collectionStatus: '1' }, other)).toBe('success');
  expect(await refundNow(order.id, 1)).toBe('申请退款的人不能确认该退款，请由其他人确认');
  expect(await said('order/confirm', { id: order.id, orderStatus: '5' }, other)).toBe('success');
});

type Step = [
  what: 'register' | 'confirm' | 'refund' | 'decide' | 'settle' | 'pass' | 'issue' | 'adjust',
  order: number,
  amount: number,
  yes: boolean,
];
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('register', 'confirm', 'refund', 'decide', 'settle', 'pass', 'issue', 'adjust'),
  fc.constantFrom(0, 0, 0, 1),
  fc.integer({ min: 1, max: 9_000 }),
  fc.boolean(),
);

/** Issues an invoice and checks that it does not exceed the part of the order's amount that was not refunded. */
async function issueRightly({ id, orderNo }: { id: number; orderNo: string }) {
  const [application] = await applicationsOf(orderNo);
  if ((await issue(application?.id)) !== 'success') return;
  const order = await orders.find(id);
  if (!order) throw new Error('no order');
  expect(cents(application?.amount), 'no more is invoiced than was paid and not paid back').toBeLessThanOrEqual(
    leftOf(order),
  );
}

/** Rejects a statement and adjusts it. */
async function adjustRightly(by: number) {
  const [one] = await statements();
  if (!one) return;
  await said('settlement/check', { id: one.id });
  await said('settlement/audit', { ids: [one.id], settleStatus: '2', failReason: '金额有误' });
  await said('settlement/update', { id: one.id, adjustAmount: fromCents(BigInt(by)), adjustReason: '协商' });
  const now = await get<Statement>(`settlement/get/${one.id}`);
  expect(cents(now.settleAmount), 'no adjustment leaves less than nothing').toBeGreaterThanOrEqual(0n);
}

it('after any sequence of requests, the received, refunded and settled amounts of orders add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24, size: 'max' }), async (steps) => {
      resetDb();
      token = await tokenOf();
      const own = [await newOrder(89.99), await newOrder(45.01)];
      // Pays the first order in every run, so that refunds and invoices occur often.
      const paid: Step[] = [
        ['register', 0, 1, true],
        ['confirm', 0, 1, true],
      ];
      for (const [what, index, amount, yes] of [...paid, ...steps]) {
        const order = own[index];
        if (!order) continue;
        if (what === 'register') await register(order);
        if (what === 'confirm') await confirm(order);
        if (what === 'refund' && yes) await refundNow(order.id, amount / 100);
        if (what === 'refund' && !yes) await said('order/refund', { id: order.id, refundAmount: amount / 100, reason });
        if (what === 'decide') await said('order/confirm', { id: order.id, orderStatus: yes ? '5' : '1', reason });
        if (what === 'settle') await generate();
        if (what === 'pass') await pass((await applicationsOf(order.orderNo))[0]?.id);
        if (what === 'issue') await issueRightly(order);
        if (what === 'adjust') await adjustRightly(yes ? amount : -3 * amount);
      }
      const now = await Promise.all(own.map(({ id }) => orders.find(id)));
      const lines = (await statements()).flatMap(({ items }) => items);
      const before = settledBefore(lines);
      let balance = 0n;
      for (const order of now) {
        if (!order) continue;
        const line = lineFor(order, 6, before.get(order.orderNo));
        balance +=
          arrivedOf(await collectionsOf(order.orderNo)) - refundedOf(order) - (line ? line.amount - line.refund : 0n);
        expect(leftOf(order)).toBeGreaterThanOrEqual(0n);
      }
      for (const { amount, refund } of lines) balance -= cents(amount) - cents(refund);
      expect(fromCents(balance)).toBe('0.00');
      for (const { settleAmount, adjustAmount, items } of await statements())
        expect(settleAmount).toBe(addMoney([adjustAmount, ...items.map((line) => line.settleAmount)]));
    }),
    { numRuns: 15 },
  );
});
