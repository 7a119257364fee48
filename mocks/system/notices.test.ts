import { beforeEach, expect, it } from 'vitest';
import { noticeSchema } from '@/areas/system/notice/notice.resource';
import { resetDb, users } from '../db';
import { ask, type Page, tokenOf } from '../testClient';
import { notifyUser } from './notices';

let admin: string;
beforeEach(async () => {
  resetDb();
  admin = await tokenOf();
});

const post = (verb: string, body: object) =>
  ask<{ noticeId: number }>(`/system/notice/${verb}`, { token: admin, body });
const mine = async (token: string) =>
  (await ask<Page>('/system/notice/list?mine=1&pageSize=100', { token })).data.records.map((row) => row.noticeId);
const row = { noticeId: 0, noticeTitle: '标题', noticeType: '1', noticeContent: '<p>x</p>', status: '0', scope: '4' };

async function published(change: object, time?: string): Promise<number> {
  const { noticeId } = (await post('save', { ...row, ...change })).data;
  expect((await post('publish', { noticeId, publishStatus: '1', publishTime: time })).code).toBe(0);
  return noticeId;
}

it('a notice manager sees all notices; other users see published, active notices meant for them', async () => {
  const all = await ask<Page>('/system/notice/list?pageSize=100', { token: admin });
  expect(all.data.total).toBe(32);
  for (const one of all.data.records) expect(noticeSchema.safeParse(one).error).toBeUndefined();

  const reader = await tokenOf('yunying');
  const [ours, theirs] = [await published({}), await published({ scope: '1' })];
  const closed = await published({ status: '1' });
  const planned = await published({}, '2099-01-01 08:00:00');
  const seen = await mine(reader);
  expect([ours, theirs, closed, planned].map((id) => seen.includes(id))).toEqual([true, false, false, false]);
  expect(await mine(admin)).toEqual(seen);
  expect((await ask(`/system/notice/get/${planned}`, { token: reader })).msg).toBe('记录不存在或已被删除');
  await users.update(2, { userType: '01' });
  expect(await mine(reader)).toContain(theirs);
  await post('publish', { noticeId: theirs, publishStatus: '2' });
  expect(await mine(reader)).not.toContain(theirs);
});

it.each([
  [{ noticeTitle: '<img src=x>' }, '公告标题不能包含脚本字符'],
  [{ noticeTitle: '字'.repeat(51) }, /^参数错误/],
  [{ noticeContent: '' }, /^参数错误/],
])('a notice with %j is refused', async (change, words) =>
  expect((await post('save', { ...row, ...change })).msg).toMatch(words),
);

it('a published notice cannot be edited or removed, and a scheduled time must be in the future', async () => {
  const noticeId = await published({});
  expect((await post('update', { ...row, noticeId })).msg).toBe('当前状态不允许该操作');
  expect((await post(`remove?ids=${noticeId}`, {})).msg).toBe('当前状态不允许该操作');
  await post('publish', { noticeId, publishStatus: '2' });
  expect((await post('publish', { noticeId, publishStatus: '1', publishTime: '2020-01-01 00:00:00' })).msg).toBe(
    '定时发布的时间必须晚于当前时间',
  );
  expect((await post(`remove?ids=${noticeId}`, {})).code).toBe(0);
});

it('a notice counts each reader only once', async () => {
  const noticeId = await published({});
  const reader = await tokenOf('yunying');
  const read = (token: string) => ask('/system/notice/read', { token, body: { noticeId } });
  for (const token of [admin, reader, reader]) expect((await read(token)).code).toBe(0);
  expect((await ask(`/system/notice/get/${noticeId}`, { token: admin })).data.readCount).toBe(2);
});

it('a notice stays unread for each reader until they open it or mark all as read', async () => {
  const reader = await tokenOf('yunying');
  const unread = async (token: string) =>
    (await ask<{ count: number; noticeIds: number[] }>('/system/notice/unread', { token })).data;
  const [before, others] = [await unread(reader), await unread(admin)];
  expect(before.count).toBe(before.noticeIds.length);
  expect(new Set(before.noticeIds)).toEqual(new Set(await mine(reader)));
  const [first = 0, ...rest] = before.noticeIds;
  await ask('/system/notice/read', { token: reader, body: { noticeId: first } });
  expect(await unread(reader)).toEqual({ count: before.count - 1, noticeIds: rest });
  expect((await ask('/system/notice/readAll', { token: reader, body: {} })).code).toBe(0);
  expect(await unread(reader)).toEqual({ count: 0, noticeIds: [] });
  expect(await unread(admin)).toEqual(others);
});

it('the server lists every unread notice, because the client treats unlisted notices as read', async () => {
  for (let at = 0; at < 200; at += 1) await notifyUser({ userId: 1, kind: 'todo', title: '待办', paragraphs: [] });
  const { data } = await ask<{ count: number; noticeIds: number[] }>('/system/notice/unread', { token: admin });
  expect(data.count).toBeGreaterThan(200);
  expect(data.noticeIds).toHaveLength(data.count);
});
