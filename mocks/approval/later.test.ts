import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../access';
import { resetDb, users } from '../db';
import { ask, type Page, tokenOf } from '../testClient';

interface Row {
  id: number;
  laterUntil: string | null;
  reviewQueue: string;
  reviewerId: number | null;
  auditLogs: { action: string; remark: string }[];
}

let lead = '';
let ann = '';
let annId = 0;
beforeEach(async () => {
  resetDb();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+08:00') });
  lead = await tokenOf();
  const user = (await users.all()).findLast(({ status }) => status === '0');
  annId = user?.userId ?? 0;
  await users.update(annId, { roleIds: [3] });
  if (user) ann = (await signIn(user)).token;
});
afterEach(() => void vi.useRealTimers());

const send = (token: string, verb: string, body: object) => ask<Row>(`/biz/company/${verb}`, { token, body });
const list = async (query: string) =>
  (await ask<Page<Row>>(`/biz/company/list?pageSize=500&${query}`, { token: lead })).data.records;
const ids = async (query: string) => (await list(query)).map(({ id }) => id);
const get = async (id: unknown) => (await ask<Row>(`/biz/company/get/${String(id)}`, { token: lead })).data;

it('every record is in a queue, even one that was never moved', async () => {
  expect(await ids('reviewQueue.empty=true')).toEqual([]);
  expect(await ids('reviewQueue.empty=false')).toEqual(await ids(''));
});

it('a deferred record leaves the pending list until its date, and keeps its reviewer', async () => {
  const [first = 0] = await ids('auditStatus=0');
  expect((await send(ann, 'later', { ids: [first], until: '2026-11-30' })).code).toBe(0);
  expect(await ids('auditStatus=0')).not.toContain(first);
  expect(await ids('auditStatus=0&later=Y')).toEqual([first]);
  expect(await ids('')).toContain(first);
  const { auditLogs, ...row } = await get(first);
  expect(row).toMatchObject({ laterUntil: '2026-11-30', reviewerId: annId });
  expect(auditLogs[0]).toMatchObject({ action: 'later', remark: '2026-11-30' });
  vi.setSystemTime(new Date('2026-11-30T00:00:01+08:00'));
  expect(await ids('auditStatus=0')).toContain(first);
  expect(await get(first)).toMatchObject({ laterUntil: null, reviewerId: annId });
});

it('a deferred record that is resumed, released or assigned is pending again at once', async () => {
  const [first, second, third] = await ids('auditStatus=0');
  const put = (id: unknown) => send(ann, 'later', { ids: [id], until: '2026-11-27' });
  for (const id of [first, second, third]) await put(id);
  await send(ann, 'later', { ids: [first], until: null });
  await send(ann, 'release', { ids: [second] });
  await send(lead, 'assign', { ids: [third], userId: 1 });
  expect(await ids('auditStatus=0')).toEqual(expect.arrayContaining([first, second, third]));
  expect((await get(first)).auditLogs[0]).toMatchObject({ action: 'resume' });
});

it('a pending record can be deferred by at most 30 days, and a taken record only by its reviewer', async () => {
  const [first] = await ids('auditStatus=0');
  const later = (token: string, until: unknown) => send(token, 'later', { ids: [first], until });
  for (const until of ['2026-11-26', '2026-12-27', 'tomorrow', ''])
    expect((await later(ann, until)).msg).toBe('请选择明天至30天内的日期');
  await send(ann, 'take', { ids: [first] });
  expect((await later(lead, '2026-11-27')).msg).toMatch(/处理中$/);
  await send(ann, 'audit', { ids: [first], auditStatus: '1' });
  expect((await later(ann, '2026-11-27')).msg).toBe('该记录已审核，请勿重复操作');
});

it('moving a record to another queue removes its reviewer', async () => {
  const [first = 0] = await ids('auditStatus=0');
  await send(ann, 'take', { ids: [first] });
  const move = (queue: string, remark = '') => send(ann, 'move', { ids: [first], queue, remark });
  expect((await move('9')).msg).toBe('请选择队列');
  expect((await move('1')).msg).toBe('该记录已在此队列');
  expect((await move('3', '证照疑似过期')).code).toBe(0);
  expect(await get(first)).toMatchObject({ reviewQueue: '3', reviewerId: null });
  expect((await get(first)).auditLogs[0]).toMatchObject({ action: 'move', remark: '资质复核：证照疑似过期' });
  expect(await ids('reviewQueue=3')).toEqual([first]);
  expect(await ids('auditStatus=0&reviewQueue=1')).not.toContain(first);
});
