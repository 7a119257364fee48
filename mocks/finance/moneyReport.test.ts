import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetDb } from '../db';
import { ask, tokenOf } from '../testClient';
import { spansOf } from './moneyReport';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00+08:00') });
  resetDb();
});
afterEach(() => void vi.useRealTimers());

interface Flow {
  day: string;
  month: string;
  before: string;
}
interface Report {
  day: string;
  received: Flow | null;
  refunded: Flow | null;
  due: { amount: string; count: number } | null;
}

const reportFor = async (token: string) => (await ask<Report>('/report/statistics/money', { token })).data;

it('the money report compares 1–22 November with 1–22 October, and 1–31 March with all of February', () => {
  expect(spansOf('2026-11-22')).toEqual({
    day: '2026-11-22',
    monthFrom: '2026-11-01',
    beforeFrom: '2026-10-01',
    beforeTo: '2026-10-22',
  });
  expect(spansOf('2026-03-31')).toMatchObject({ beforeFrom: '2026-02-01', beforeTo: '2026-02-28' });
  expect(spansOf('2026-01-05')).toMatchObject({ beforeFrom: '2025-12-01', beforeTo: '2025-12-05' });
});

it('a confirmed refund is added to the refunds of today and of this month, and of no other period', async () => {
  const token = await tokenOf();
  const before = await reportFor(token);
  const asked = await ask<{ records: { id: number; refundAmount: number }[] }>(
    '/biz/order/list?orderStatus=4&pageSize=1',
    { token },
  );
  const [order] = asked.data.records;
  const body = { id: order?.id, orderStatus: '5' };
  expect((await ask('/biz/order/confirm', { token, body })).code).toBe(0);
  const after = await reportFor(token);
  const grown = (field: 'day' | 'month' | 'before') =>
    (Number(after.refunded?.[field]) - Number(before.refunded?.[field])).toFixed(2);
  const amount = Number(order?.refundAmount).toFixed(2);
  expect([grown('day'), grown('month'), grown('before')]).toEqual([amount, amount, '0.00']);
  expect(after.received).toEqual(before.received);
});

it('the money report hides amounts from users without the permission', async () => {
  const report = await reportFor(await tokenOf('yunying'));
  expect([report.received, report.refunded, report.due]).toEqual([null, null, null]);
});
