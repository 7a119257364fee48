import { forecast } from '@/areas/approval/load/forecast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetDb } from '../../db';
import { operatorAccount } from '../../demo';
import { ask, type Page, tokenOf } from '../../testClient';

interface Load {
  path: string;
  ages: number[];
  overdue: number;
  days: { day: string; arrived: number; decided: number; reversed: number; people: number }[];
}

let token = '';
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

afterEach(() => void vi.useRealTimers());

const sumOf = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

const loads = async () => (await ask<Load[]>('/biz/review/load', { token })).data;

it('the counts by waiting time add up to the pending records of each queue; a decision lowers the queue’s total by one', async () => {
  const all = await loads();
  expect(all.map(({ path }) => path)).toContain('/biz/memberCert');
  for (const { path, ages } of all) {
    const state = path === '/biz/registration' ? 'registerStatus' : 'auditStatus';
    const { data } = await ask<Page>(`${path}/list?${state}=0&pageSize=1`, { token });
    expect(sumOf(ages)).toBe(data.total);
  }
  const { data } = await ask<Page<{ id: number }>>('/biz/company/list?auditStatus=0&pageSize=1', { token });
  await ask('/biz/company/audit', { token, body: { ids: [data.records[0]?.id], auditStatus: '1' } });
  const waiting = (list: Load[]) => sumOf(list.find(({ path }) => path === '/biz/company')?.ages ?? []);
  expect(waiting(await loads())).toBe(waiting(all) - 1);
});

it('a decision appears in the daily counts once the day of the decision is over', async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const company = async () => (await loads()).find(({ path }) => path === '/biz/company');
  const { data } = await ask<Page<{ id: number }>>('/biz/company/list?auditStatus=0&pageSize=1', { token });
  const before = await company();
  await ask('/biz/company/audit', { token, body: { ids: [data.records[0]?.id], auditStatus: '1' } });
  expect((await company())?.days).toEqual(before?.days);

  vi.setSystemTime(now + 24 * 3_600_000);
  token = await tokenOf();
  const tomorrow = await company();
  expect(tomorrow?.days).toHaveLength(56);
  expect(tomorrow?.days.slice(0, -1)).toEqual(before?.days.slice(1));
  expect(tomorrow?.days.at(-1)).toMatchObject({ decided: 1, reversed: 0, people: 1 });
});

it('replayed for past months, the forecast of every queue is within 15 % of the actual pending records', async () => {
  for (const end of ['2026-08-31', '2026-09-30', '2026-10-31']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${end}T12:00:00+08:00`) });
    resetDb();
    token = await tokenOf();
    for (const load of await loads())
      for (const ahead of [7, 14, 21, 28]) {
        const truth = sumOf(load.ages);
        const [past, since] = [load.days.slice(0, -ahead), load.days.slice(-ahead)];
        const then = truth - sumOf(since.map(({ arrived, decided }) => arrived - decided));
        const today = past.at(-1)?.day ?? '';
        const { days } = forecast({ ...load, ages: [then], days: past }, { today, limit: 2, more: 0 });
        const error = Math.abs((days[ahead - 1]?.waiting ?? 0) - truth) / truth;
        expect(error, `${load.path}, ${ahead} days before ${end}`).toBeLessThanOrEqual(0.15);
      }
  }
});

it('only lead reviewers may read the report on the review workload', async () => {
  const { username, password } = operatorAccount;
  expect((await ask('/biz/review/load', { token: await tokenOf(username, password) })).status).toBe(403);
});
