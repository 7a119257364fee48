import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerJob } from '@/shared/list/transfer/server/serverJob.api';
import { resetDb, users } from '../db';
import { ask, type Page, tokenOf } from '../testClient';

beforeEach(() => {
  resetDb();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const column = (field: string, labels = {}) => ({ field, title: `列${field}`, kind: null, labels, computed: false });
const ORDERED = {
  list: '/biz/resume',
  title: '简历库',
  params: { sortField: 'id', sortOrder: 'asc' },
  columns: [column('id'), column('realName'), column('phone'), column('gender', { 0: '男' })],
  format: 'csv',
  key: 'k1',
};

const order = (token: string, change = {}) =>
  ask<{ id: number | null }>('/system/job/export', { token, body: { ...ORDERED, ...change } });
const mine = async (token: string) => (await ask<ServerJob[]>('/system/job/mine', { token })).data;
const file = (token: string, id: unknown) => ask(`/system/job/file?id=${String(id)}`, { token });
const stop = (token: string, id: unknown) => ask('/system/job/stop', { token, body: { id } });
const pass = (ms: number) => void vi.advanceTimersByTime(ms);
const DAY = 86_400_000;

it('an export runs in the background, and its file has the rows of the list with masked phone numbers', async () => {
  const token = await tokenOf();
  const { data } = await order(token);
  expect(await mine(token)).toMatchObject([{ id: data.id, title: '简历库', state: 'running', fileName: null }]);
  expect((await file(token, data.id)).code).toBe(500);
  pass(60_000);
  const [job] = await mine(token);
  const list = await ask<Page<{ realName: string; phone: string }>>(
    '/biz/resume/list?pageSize=1000&sortField=id&sortOrder=asc',
    { token },
  );
  expect(job).toMatchObject({ state: 'done', done: list.data.total, fetched: false });
  expect(job?.fileName).toMatch(/^简历库-\d{8}-\d{4}\.csv$/);
  const lines = (await file(token, data.id)).text.trim().split('\r\n');
  expect(lines).toHaveLength(list.data.total + 1);
  expect(lines[1]).toContain(`"${list.data.records[0]?.realName}"`);
  expect(lines[1]).toContain(list.data.records[0]?.phone);
  expect(lines.join()).toMatch(/"1\d\d\*{4}\d{4}"/);
  expect(lines.join()).not.toMatch(/"=?"*1[3-9]\d{9}/);
  expect(await mine(token)).toMatchObject([{ fetched: true }]);
});

it('nobody can see, fetch or stop the export of another user', async () => {
  const ann = await tokenOf();
  const ben = await tokenOf('yunying');
  const { data } = await order(ann);
  pass(60_000);
  expect(await mine(ben)).toEqual([]);
  for (const answer of [await file(ben, data.id), await stop(ben, data.id)])
    expect(answer).toMatchObject({ code: 500, msg: '记录不存在或已被删除' });
  expect(await mine(ann)).toHaveLength(1);
});

it('an export needs the list’s export permission both when it is started and when it is fetched', async () => {
  const visitor = await tokenOf('gaohaiyan');
  expect((await order(visitor)).status).toBe(403);
  const token = await tokenOf('zhouyong');
  const { data } = await order(token);
  expect(data.id).toEqual(expect.any(Number));
  pass(60_000);
  const user = (await users.all()).find(({ loginName }) => loginName === 'zhouyong');
  await users.update(user?.userId, { roleIds: [] });
  expect(await mine(token)).toMatchObject([{ state: 'failed', fileName: null, msg: '您已没有导出该列表的权限' }]);
  expect((await file(token, data.id)).code).toBe(500);
});

it('a repeated request returns the same export; lists and columns the server cannot export are left to the browser', async () => {
  const token = await tokenOf();
  const { data } = await order(token);
  expect((await order(token)).data).toEqual(data);
  expect((await order(token, { key: 'k2' })).data.id).not.toBe(data.id);
  expect((await order(token, { key: 'k3', list: '/nothing' })).data).toEqual({ id: null });
  const computed = [{ ...column('waiting'), computed: true }];
  expect((await order(token, { key: 'k4', columns: computed })).data).toEqual({ id: null });
  expect((await order(token, { columns: 1 })).code).toBe(400);
});

it('a user can stop a running export and remove a stopped one; all exports are deleted after a day', async () => {
  const token = await tokenOf();
  const { data } = await order(token);
  await stop(token, data.id);
  pass(60_000);
  expect(await mine(token)).toMatchObject([{ state: 'stopped', fileName: null }]);
  await stop(token, data.id);
  expect(await mine(token)).toEqual([]);
  await order(token);
  pass(DAY + 60_000);
  const later = await tokenOf();
  expect(await mine(later)).toEqual([]);
});
