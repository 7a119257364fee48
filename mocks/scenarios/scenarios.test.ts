import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { resetDb } from '../db';
import { demoAccount } from '../demo';
import { mounted } from '../server/mount';
import { byClockOf } from './clock';
import type { Page } from './scenario';
import { SCENARIO, scenarios } from './scenarios';

const backend = mounted('*/api', { latency: 0 });
let token = '';
interface Answer<T> {
  status: number;
  code: number;
  data: T;
}

async function ask<T = Page>(path: string, scenario = '', body?: object): Promise<Answer<T>> {
  const response = await getResponse(
    backend,
    new Request(`http://localhost/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { token, [SCENARIO]: scenario, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    }),
  );
  const answer = (await response?.json()) as Omit<Answer<T>, 'status'>;
  return { ...answer, status: response?.status ?? 0 };
}
const users = '/system/user/list?pageNum=1&pageSize=10';
interface User {
  userId: number;
  userName: string;
  remark?: string;
}
const names = (page: Page) => (page.records as unknown as User[]).map(({ userName }) => userName);

beforeEach(async () => {
  resetDb();
  token = (await ask<{ token: string }>('/auth/login', '', demoAccount)).data.token;
});
afterEach(() => void vi.useRealTimers());

it('a tab without a scenario or with an unknown scenario gets the normal responses of the mock backend', async () => {
  const plain = await ask(users);
  expect(plain.data.records.length).toBeGreaterThan(2);
  for (const name of ['none', 'constructor']) expect(await ask(users, name)).toEqual(plain);
});

it.each(Object.keys(scenarios))('the scenario %s lets users sign in and gives them their menu', async (name) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // Shortens a delay of three seconds to five milliseconds.
  const clock = setInterval(() => vi.advanceTimersByTime(3000), 5);
  onTestFinished(() => clearInterval(clock));
  expect((await ask<{ token: string }>('/auth/login', name, demoAccount)).data.token).toMatch(/^\w{32}$/);
  for (const path of ['/system/user/info', '/system/menu/user', '/system/operator/setting/info'])
    expect(await ask(path, name)).toMatchObject({ status: 200, code: 0 });
});

it('scenario “empty”: no list or tree has a row', async () => {
  expect((await ask(users, 'empty')).data).toMatchObject({ records: [], total: 0 });
  expect((await ask('/system/dept/list', 'empty')).data).toEqual([]);
});

it('scenario “full”: 100,000 users with unique ids can be listed, filtered by name and opened', async () => {
  const last = await ask('/system/user/list?pageNum=1000&pageSize=100', 'full');
  expect(last.data.total).toBe(100_000);
  const ids = (last.data.records as unknown as User[]).map(({ userId }) => userId);
  expect(new Set(ids).size).toBe(100);
  expect(names((await ask(`${users}&userName=管理员`, 'full')).data).every((name) => name.includes('管理员'))).toBe(
    true,
  );
  const row = last.data.records[0] as unknown as User;
  expect((await ask<User>(`/system/user/get/${row.userId}`, 'full')).data.userName).toBe(row.userName);
  expect((await ask(`${users}&userName=nobody`, 'full')).data.total).toBe(0);
});

it('scenario “flaky”: every third call fails; scenario “forbidden”: all calls fail', async () => {
  const states = async (name: string) => [
    (await ask(users, name)).status,
    (await ask(users, name)).status,
    (await ask(users, name)).status,
  ];
  expect((await states('flaky')).toSorted((a, b) => a - b)).toEqual([200, 200, 500]);
  expect(await states('forbidden')).toEqual([403, 403, 403]);
});

it('scenario “second”: fetching a record again shows a colleague’s change, which is not stored', async () => {
  const remarks = [];
  for (let time = 0; time < 2; time++) remarks.push((await ask<User>('/system/user/get/2', 'second')).data.remark);
  expect(new Set(remarks).size).toBe(2);
  expect((await ask<User>('/system/user/get/2')).data.remark ?? '').not.toContain('王静第');
});

it('scenario “expiring”: the session ends after a minute, and the user can sign in again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  expect((await ask(users, 'expiring')).status).toBe(200);
  vi.advanceTimersByTime(61_000);
  expect((await ask(users, 'expiring')).status).toBe(401);
  vi.useRealTimers();
  // A new sign-in sends no token.
  token = '';
  token = (await ask<{ token: string }>('/auth/login', 'expiring', demoAccount)).data.token;
  expect((await ask(users, 'expiring')).status).toBe(200);
});

it('scenario “long”: user texts are long, and ids, states and times are unchanged', async () => {
  const [row] = (await ask(users)).data.records;
  const [longer] = (await ask(users, 'long')).data.records;
  expect(longer).toMatchObject({ userId: row?.userId, status: row?.status, createTime: row?.createTime });
  expect(String(longer?.userName).length).toBeGreaterThan(100);
});

it('if a tab’s clock is 400 days ahead, the mock backend uses that clock, and the session stays valid', async () => {
  const day = 86_400_000;
  const real = Date.now();
  const [there, status] = await byClockOf(String(400 * day), async () => {
    await Promise.resolve();
    const { status } = await ask(users);
    return [new Date().getTime(), status] as const;
  });
  expect(there - real).toBeGreaterThanOrEqual(400 * day);
  expect(status).toBe(200);
  expect(Date.now() - real).toBeLessThan(day);
  expect(new Date(2026, 0, 2)).toBeInstanceOf(Date);
  expect(byClockOf('soon', () => Date.now()) - real).toBeLessThan(day);
  // Other tests of this worker mock the clock.
  vi.spyOn(Date, 'now').mockReturnValue(7);
  vi.mocked(Date.now).mockReturnValue(8);
  expect(Date.now()).toBe(8);
});
