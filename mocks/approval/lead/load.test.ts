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

const loads = async () => (await ask<Load[]>('/biz/review/load', { token })).data;

it('the ages in each queue add up to its pending records, and a decision removes one', async () => {
  const all = await loads();
  expect(all.map(({ path }) => path)).toContain('/biz/memberCert');
  for (const { path, ages } of all) {
    const state = path === '/biz/registration' ? 'registerStatus' : 'auditStatus';
    const { data } = await ask<Page>(`${path}/list?${state}=0&pageSize=1`, { token });
    expect(ages.reduce((sum, one) => sum + one, 0)).toBe(data.total);
  }
  const { data } = await ask<Page<{ id: number }>>('/biz/company/list?auditStatus=0&pageSize=1', { token });
  await ask('/biz/company/audit', { token, body: { ids: [data.records[0]?.id], auditStatus: '1' } });
  const waiting = (list: Load[]) => list.find(({ path }) => path === '/biz/company')?.ages.reduce((a, b) => a + b, 0);
  expect(waiting(await loads())).toBe((waiting(all) ?? 0) - 1);
});

it('tomorrow, a decision made today counts as a decision of yesterday', async () => {
  const company = async () => (await loads()).find(({ path }) => path === '/biz/company');
  const { data } = await ask<Page<{ id: number }>>('/biz/company/list?auditStatus=0&pageSize=1', { token });
  const before = await company();
  await ask('/biz/company/audit', { token, body: { ids: [data.records[0]?.id], auditStatus: '1' } });
  expect((await company())?.days).toEqual(before?.days);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  token = await tokenOf();
  const tomorrow = await company();
  expect(tomorrow?.days).toHaveLength(56);
  expect(tomorrow?.days.slice(0, -1)).toEqual(before?.days.slice(1));
  expect(tomorrow?.days.at(-1)).toMatchObject({ decided: 1, reversed: 0, people: 1 });
});

it('the load report is refused to users who are not leads', async () => {
  const { username, password } = operatorAccount;
  expect((await ask('/biz/review/load', { token: await tokenOf(username, password) })).status).toBe(403);
});
