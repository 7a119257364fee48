import type { Money } from '@/shared/lib/money';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { addMoney, fromCents } from '@/shared/lib/money';
import { arrivedOf, cents, leftOf, refundedOf } from '@/shared/rules/orderMoney';
import { lineFor, settledBefore } from '@/shared/rules/settlementMoney';
import { resetDb, users } from '../db';
import { orders } from '../sales/orders';
import { ask, type Page, tokenOf } from '../testClient';

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

/** An order over this amount that waits for its money. */
async function newOrder(payAmount: number, orderType = '2') {
  const [like] = await orders.all();
  if (!like) throw new Error('no order to copy');
  const id = await orders.nextId();
  const order = { ...like, id, orderNo: `T${id}`, orderType, payAmount, totalAmount: payAmount, orderStatus: '0' };
  return orders.insert({ ...order, refundAmount: 0, refundTime: null, payTime: null, invoiceStatus: '0' });
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
/** The token of another administrator than the first one. */
async function cashier() {
  const [first] = await users.all();
  if (!first) throw new Error('no user to copy');
  const userId = await users.nextId();
  await users.insert({ ...first, userId, loginName: 'cashier', roleIds: [1] });
  return userId;
}

it('an order takes one collection, and no two collections have one number', async () => {
  const [one, other] = [await newOrder(268.8), await newOrder(268.8)];
  expect(await register({ ...one, payAmount: 268.79 })).toBe('收款金额与订单应付金额不一致');
  expect(await Promise.all([register(one), register(other)])).toEqual(['success', 'success']);
  expect(await register(one)).toBe('该订单已有待确认或已到账的收款');
  expect(await confirm(one)).toBe('success');
  expect(await register(one)).toBe('关联订单不是待支付状态');
  const numbers = (await rowsOf<Collection>('collection/list?')).map(({ collectionNo }) => collectionNo);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('a partial refund leaves the order paid and the rest is settled: 136.00 − 1.00 − 8.10 = 126.90', async () => {
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

it('what arrived stays when its settlement is paid; who audited does not pay, whatever the name is now', async () => {
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

type Step = [
  what: 'register' | 'confirm' | 'refund' | 'decide' | 'settle',
  order: number,
  amount: number,
  yes: boolean,
];
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('register', 'confirm', 'refund', 'decide', 'settle'),
  fc.nat({ max: 1 }),
  fc.integer({ min: 1, max: 9_000 }),
  fc.boolean(),
);

it('whatever is asked of it, the books of the mock balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }), async (steps) => {
      resetDb();
      token = await tokenOf();
      const own = [await newOrder(89.99), await newOrder(45.01)];
      for (const [what, index, amount, yes] of steps) {
        const order = own[index];
        if (!order) continue;
        if (what === 'register') await register(order);
        if (what === 'confirm') await confirm(order);
        if (what === 'refund') await said('order/refund', { id: order.id, refundAmount: amount / 100, reason });
        if (what === 'decide') await said('order/confirm', { id: order.id, orderStatus: yes ? '5' : '1', reason });
        if (what === 'settle') await generate();
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
    { numRuns: 5 },
  );
}, 20_000);
