import { beforeEach, expect, it } from 'vitest';
import { resetDb, users } from '../db';
import { demoPassword, operatorAccount } from '../demo';
import { ask, type Page, tokenOf } from '../testClient';

beforeEach(() => resetDb());

interface Note {
  id: number;
  content: string | null;
  createBy: string;
  updateTime?: string;
  earlier?: { content: string; time: string }[];
  removeBy?: string;
}

/** 运营小王 may read companies but not orders. */
const WANG = 2;
const COMPANY = { kind: 'approval:company', recordId: 1001 };

const list = async (token: string, { kind, recordId }: { kind: string; recordId: number | string } = COMPANY) =>
  ask<Note[]>(`/biz/note/list?kind=${kind}&id=${recordId}`, { token });
const save = async (token: string, note: object) =>
  ask<{ id: number }>('/biz/note/save', { token, body: { ...COMPANY, mentions: [], ...note } });
const remove = async (token: string, id: unknown) => ask(`/biz/note/remove?ids=${String(id)}`, { token, body: {} });
/** The notices about notes that the user of the token has received. */
const inbox = async (token: string) =>
  (
    await ask<Page<{ noticeId: number; noticeTitle: string }>>('/system/notice/list?mine=1&noticeTitle=在备注中', {
      token,
    })
  ).data.records;
const wang = () => tokenOf(operatorAccount.username);

it('two people exchange notes about a company, newest first; a mentioned user gets a notice with a link', async () => {
  const [admin, other] = [await tokenOf(), await wang()];
  expect((await save(admin, { content: '@运营小王 营业执照是否清晰？', mentions: [WANG] })).code).toBe(0);
  const [notice] = await inbox(other);
  expect(notice?.noticeTitle).toContain('系统管理员在备注中提到了您');
  const { data } = await ask<{ noticeContent: string }>(`/system/notice/get/${notice?.noticeId}`, { token: other });
  expect(data.noticeContent).toContain('<a href="/approval/companyDetail?id=1001">');

  await save(other, { content: '清晰' });
  const { data: notes } = await list(admin);
  expect(notes.map(({ createBy, content }) => [createBy, content])).toEqual([
    ['运营小王', '清晰'],
    ['系统管理员', '@运营小王 营业执照是否清晰？'],
  ]);
  expect(await inbox(other)).toHaveLength(1);
});

it('only the author can edit or remove a note; edits keep the earlier text, and a removed note shows only who removed it', async () => {
  const [admin, other] = [await tokenOf(), await wang()];
  const { id } = (await save(admin, { content: '第一稿' })).data;
  expect((await save(other, { id, content: '改一改' })).msg).toBe('只能修改或删除自己的备注');
  expect((await remove(other, id)).msg).toBe('只能修改或删除自己的备注');

  expect((await save(admin, { id, content: '第二稿' })).code).toBe(0);
  const [edited] = (await list(other)).data;
  expect(edited).toMatchObject({ content: '第二稿', earlier: [{ content: '第一稿' }] });
  expect((await save(admin, { id, content: '第三稿' })).code).toBe(409);

  expect((await remove(admin, id)).code).toBe(0);
  const removed = await list(other);
  expect(removed.data[0]).toMatchObject({ content: null, earlier: [], removeBy: '系统管理员' });
  expect(removed.text).not.toMatch(/第.稿/);
  expect((await save(admin, { id, content: '又来了' })).msg).toBe('记录不存在或已被删除');
});

it('an edited note notifies only users mentioned for the first time, and nobody is notified of their own note', async () => {
  const [admin, other] = [await tokenOf(), await wang()];
  const { id } = (await save(admin, { content: '@运营小王', mentions: [WANG] })).data;
  const [note] = (await list(admin)).data;
  await save(admin, { id, content: '@运营小王 好', mentions: [WANG], updateTime: note?.updateTime });
  await save(other, { content: '@运营小王', mentions: [WANG] });
  expect(await inbox(other)).toHaveLength(1);
});

it('users who may not read a record can neither read nor write its notes, and cannot be mentioned in them', async () => {
  const [admin, other] = [await tokenOf(), await wang()];
  const order = { kind: 'sales:order', recordId: 1 };
  const [first] = (await ask<Page<{ id: number }>>('/biz/order/list?pageSize=1', { token: admin })).data.records;
  order.recordId = first?.id ?? 0;
  expect((await list(other, order)).status).toBe(403);
  expect((await save(other, { ...order, content: '看看' })).status).toBe(403);
  expect((await save(admin, { ...order, content: '@运营小王', mentions: [WANG] })).msg).toBe(
    '运营小王无权查看该记录，不能提及',
  );
  expect((await list(admin, order)).data).toEqual([]);
});

it.each([
  ['without text', { content: '  ' }],
  ['of 501 characters', { content: '长'.repeat(501) }],
  ['on an unknown type of record', { kind: 'system:post', content: '看看' }],
  ['on a record that does not exist', { recordId: 1, content: '看看' }],
])('a note %s is refused', async (_, note) => {
  expect((await save(await tokenOf(), note)).code).not.toBe(0);
});

it('notes on a task belong to its workflow request; users not involved in the request cannot read them', async () => {
  const admin = await tokenOf();
  const { data } = await ask<Page<{ procInstId: string }>>('/act/process/ins/runs?pageSize=1', { token: admin });
  const task = { kind: 'activiti:task', recordId: data.records[0]?.procInstId ?? '' };
  expect((await save(admin, { ...task, content: '请尽快' })).code).toBe(0);
  expect((await list(admin, task)).data).toHaveLength(1);
  const outsider = (await users.all()).find(({ roleIds }) => roleIds.includes(6));
  expect((await list(await tokenOf(outsider?.loginName, demoPassword), task)).status).toBe(403);
});
