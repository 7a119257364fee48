import { serverToday } from '@/shared/settings/times';
import { beforeEach, expect, it } from 'vitest';
import { orderSchema } from '@/areas/sales/order/order.resource';
import { addMoney } from '@/shared/lib/money';
import { resetDb } from '../db';
import { ask, type Page, tokenOf } from '../testClient';

let token = '';
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const said = async (path: string, body: object) => (await ask(`/biz/${path}`, { token, body })).msg;
const get = async <T = Record<string, unknown>>(path: string) => (await ask<T>(`/biz/${path}`, { token })).data;

it('the sums of a filtered order list equal the totals of its rows; the list masks phone numbers and omits the history', async () => {
  const { records, total } = await get<Page>('order/list?orderStatus=1&pageSize=1000');
  expect(total).toBeGreaterThan(10);
  for (const row of records) expect(orderSchema.safeParse(row).error).toBeUndefined();
  expect(records.every((row) => row.auditLogs === undefined && /^\d{3}\*{4}\d{4}$/.test(String(row.buyerPhone)))).toBe(
    true,
  );
  expect(await get('order/sum?orderStatus=1')).toEqual({
    totalAmount: addMoney(records.map((row) => String(row.totalAmount))),
    payAmount: addMoney(records.map((row) => String(row.payAmount))),
    refundAmount: addMoney(records.map((row) => String(row.refundAmount))),
  });
});

it('an order can be refunded up to the paid amount, one refund at a time; a rejection needs a reason', async () => {
  const { records } = await get<Page<{ id: number; payAmount: number }>>('order/list?orderStatus=1');
  const [{ id, payAmount } = { id: 0, payAmount: 0 }] = records;
  const reason = '买家申请';
  expect(await said('order/refund', { id, refundAmount: payAmount + 0.01, reason })).toBe('退款金额不能超过可退金额');
  expect(await said('order/refund', { id, refundAmount: 0, reason })).toBe('退款金额必须大于0');
  expect(await said('order/refund', { id, refundAmount: 1, reason: '买' })).toBe('请输入退款原因');
  expect(await said('order/cancel', { id, reason })).toBe('当前状态不允许该操作');
  expect(await said('order/refund', { id, refundAmount: 1, reason })).toBe('success');
  expect(await said('order/refund', { id, refundAmount: 1, reason })).toBe('当前状态不允许该操作');
  expect(await said('order/confirm', { id, orderStatus: '1' })).toBe('请输入拒绝原因');
  expect(await said('order/confirm', { id, orderStatus: '1', reason: '权益已使用' })).toBe('success');
  expect(await get(`order/get/${id}`)).toMatchObject({ orderStatus: '1', refundAmount: 0, refundReason: null });
  await said('order/refund', { id, refundAmount: payAmount, reason });
  expect(await said('order/confirm', { id, orderStatus: '5' })).toBe('success');
  const done = await get<{ auditLogs: { action: string }[] }>(`order/get/${id}`);
  expect(done).toMatchObject({ orderStatus: '5', refundAmount: payAmount });
  expect(done.auditLogs.map(({ action }) => action).slice(0, 4)).toEqual(['confirm', 'refund', 'refuse', 'refund']);
});

it('only the note of an order can be changed', async () => {
  await said('order/update', { id: 1, remark: '已电话沟通', payAmount: 0 });
  const order = await get('order/get/1');
  expect(order).toMatchObject({ remark: '已电话沟通' });
  expect(order.payAmount).not.toBe(0);
});

it.each([
  ['package/update', { id: 1, price: 1 }, '当前状态不允许该操作'],
  ['package/update', { id: 13, price: 3000 }, '售价不能高于原价'],
  ['package/update', { id: 13, packageName: '简历下载包（新春版）' }, '套餐名称已存在'],
  ['package/shelf', { id: 1, shelfStatus: '1' }, '当前状态不允许该操作'],
  ['package/shelf', { id: 1, shelfStatus: '2' }, 'success'],
  ['package/shelf', { id: 7, shelfStatus: '2' }, '当前状态不允许该操作'],
  ['package/remove?ids=13', {}, '简历下载包（200份）已分配,不能删除'],
  ['package/remove?ids=1', {}, '当前状态不允许该操作'],
  ['package/remove?ids=14', {}, 'success'],
])('a request to %s with %j returns %s', async (path, body, words) => expect(await said(path, body)).toBe(words));

it('the server refuses overlapping prices and overlapping price tiers, and the error message says what overlaps', async () => {
  const year = Number(serverToday().slice(0, 4));
  const price = { id: 0, priceType: '1', memberType: '1', priceName: '新价', unit: '个', unitPrice: 1, status: '0' };
  const effectiveTime = `${year + 5}-01-01 00:00:00`;
  expect(await said('price/save', { ...price, effectiveTime })).toBe(
    `有效期与“职位发布${year}”（${year}-01-01 00:00:00 至 长期）重叠`,
  );
  expect(await said('price/save', { ...price, effectiveTime, expireTime: effectiveTime })).toBe(
    '结束时间必须大于开始时间',
  );
  const ladder = [
    { minQty: 1, maxQty: 10, price: 1 },
    { minQty: 10, maxQty: null, price: 1 },
  ];
  expect(await said('price/save', { ...price, effectiveTime, ladder })).toBe('第2档与第1档的数量重叠');
  expect(await said('price/save', { ...price, memberType: '3', effectiveTime })).toBe('success');
});
