import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../access';
import { resetDb, type UserRow, users } from '../db';
import { ask, type Page } from '../testClient';

type Person = UserRow & { token: string };
type Row = Record<string, unknown>;

/** An administrator, and three users who may review and approve. */
async function people() {
  const all = (await users.all()).filter(({ status }) => status === '0');
  const [lead, , ...others] = all;
  const team = [lead, ...others.slice(0, 3)].flatMap((user) => user ?? []);
  for (const { userId } of team.slice(1)) await users.update(userId, { roleIds: [3], userType: '00' });
  return Promise.all(
    team.map(async (user) => {
      const now = (await users.find(user.userId)) ?? user;
      return { ...now, token: (await signIn(now)).token };
    }),
  );
}

let lead: Person;
let ann: Person;
let ben: Person;
let cem: Person;
beforeEach(async () => {
  resetDb();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+08:00') });
  [lead, ann, ben, cem] = (await people()) as [Person, Person, Person, Person];
});
afterEach(() => void vi.useRealTimers());

const days = { beginDate: '2026-11-26', endDate: '2026-11-30' };
const name = (who: Person, body: object) =>
  ask<{ id: number }>('/act/substitute/save', { token: who.token, body: { ...days, ...body } });
const mine = async (who: Person, query = '') =>
  (await ask<Row[]>(`/act/substitute/mine${query}`, { token: who.token })).data;
const notices = async (who: Person) =>
  (await ask<Page<Row>>('/system/notice/list?mine=1', { token: who.token })).data.records.map((one) => one.noticeTitle);

it('a user names a substitute, both see the period, and the substitute gets a notice', async () => {
  expect((await name(ann, { substituteId: ben.userId, reason: '出差' })).code).toBe(0);
  const period = { userName: ann.userName, substituteName: ben.userName, ...days, reason: '出差' };
  expect(await mine(ann)).toMatchObject([period]);
  expect(await mine(ben)).toMatchObject([period]);
  expect(await mine(cem)).toEqual([]);
  expect(await notices(ben)).toContain(`${ben.userName}将代理${ann.userName}的工作`);
});

it('a substitution is refused if its dates are past or reversed, or if the substitute is disabled or is the absent user', async () => {
  expect((await name(ann, { substituteId: ann.userId })).msg).toBe('不能设置本人为代理人');
  expect((await name(ann, { substituteId: ben.userId, beginDate: '2026-11-25' })).msg).toBe('开始日期不能早于今天');
  expect((await name(ann, { substituteId: ben.userId, endDate: '2026-11-25' })).msg).toBe('结束日期不能早于开始日期');
  expect((await name(ann, { substituteId: ben.userId, endDate: 'soon' })).code).toBe(400);
  await users.update(ben.userId, { status: '1' });
  expect((await name(ann, { substituteId: ben.userId })).msg).toBe('该用户不存在或已停用');
});

it('a user’s second substitute and a chain or cycle of substitutes are refused only if the days overlap', async () => {
  expect((await name(ann, { substituteId: ben.userId })).code).toBe(0);
  const lastDay = { beginDate: '2026-11-30', endDate: '2026-12-02' };
  expect((await name(ann, { substituteId: cem.userId, ...lastDay })).msg).toBe(`${ann.userName}在此期间已有代理人`);
  const back = `${ben.userName}在此期间是${ann.userName}的代理人，请先更换${ann.userName}的代理人`;
  const circle = await name(ben, { substituteId: ann.userId });
  expect(circle.msg).toBe(`${ann.userName}在此期间外出，请选择其他人`);
  expect((await name(ben, { substituteId: cem.userId, ...lastDay })).msg).toBe(back);
  expect((await name(cem, { substituteId: ann.userId })).msg).toBe(`${ann.userName}在此期间外出，请选择其他人`);
  const after = { beginDate: '2026-12-01', endDate: '2026-12-02' };
  expect((await name(ben, { substituteId: ann.userId, ...after })).code).toBe(0);
});

it('a lead can name a substitute for an absent colleague, but other users only for themselves', async () => {
  const body = { userId: ann.userId, substituteId: ben.userId };
  expect((await name(cem, body)).status).toBe(403);
  expect((await ask(`/act/substitute/mine?userId=${ann.userId}`, { token: cem.token })).status).toBe(403);
  const { data } = await name(lead, body);
  expect(await notices(ann)).toContain(`${ben.userName}将代理${ann.userName}的工作`);
  expect(await mine(lead, `?userId=${ann.userId}`)).toMatchObject([{ id: data.id, createBy: lead.userName }]);
  const remove = (who: Person) => ask(`/act/substitute/remove?ids=${data.id}`, { token: who.token, body: {} });
  expect((await remove(cem)).status).toBe(403);
  expect((await remove(ann)).code).toBe(0);
  expect(await mine(ann)).toEqual([]);
  expect(await notices(ben)).toContain(`${ann.userName}的工作不再由${ben.userName}代理`);
});

const waiting = async (who: Person, query = '') =>
  (await ask<Page<Row>>(`/biz/company/list?auditStatus=0&pageSize=500${query}`, { token: who.token })).data.records;
const company = (who: Person, verb: string, body: object) =>
  ask<Row>(`/biz/company/${verb}`, { token: who.token, body });
const get = async (who: Person, id: unknown) =>
  (await ask<Row>(`/biz/company/get/${String(id)}`, { token: who.token })).data;

it('the records of an absent user belong to their substitute until the last day of the absence', async () => {
  const [first, second] = (await waiting(ann)).map(({ id }) => id);
  await company(lead, 'assign', { ids: [first, second], userId: ann.userId });
  expect(await waiting(ben, '&reviewer=mine')).toEqual([]);
  await name(ann, { substituteId: ben.userId });
  expect(await waiting(ben, '&reviewer=mine')).toHaveLength(2);
  expect(await waiting(cem, '&reviewer=mine')).toEqual([]);
  const taken = { id: first, reviewerId: ben.userId, onBehalfOf: ann.userName };
  expect((await company(ben, 'take', { ids: [first] })).data).toMatchObject(taken);
  expect(await get(ben, first)).toMatchObject(taken);
  expect(await get(cem, first)).toMatchObject({ reviewerId: ann.userId, onBehalfOf: null });
  expect((await company(cem, 'audit', { ids: [first], auditStatus: '1' })).code).toBe(500);
  expect((await company(ben, 'audit', { ids: [first], auditStatus: '1' })).code).toBe(0);
  expect((await get(ann, first)).auditLogs).toMatchObject([
    { action: 'pass', operatorName: ben.userName, onBehalfOf: ann.userName },
    { action: 'assign' },
    ...((await get(ann, first)).auditLogs as Row[]).slice(2),
  ]);
  vi.setSystemTime(new Date('2026-12-01T00:00:01+08:00'));
  expect(await waiting(ben, '&reviewer=mine')).toEqual([]);
  expect((await company(ben, 'audit', { ids: [second], auditStatus: '1' })).msg).toBe(`该记录由${ann.userName}处理中`);
});

it('a task of an absent user is shown to their substitute, who decides on their behalf', async () => {
  const { data } = await ask<Page<Row>>('/act/task/ing?pageSize=1000', { token: lead.token });
  const [task, other] = data.records;
  const shown = async () =>
    (await ask<Page<Row>>('/act/task/ing?pageSize=1000', { token: ben.token })).data.records.find(
      ({ id }) => id === task?.id,
    );
  const decide = (id: unknown) =>
    ask('/act/task/audit', { token: ben.token, body: { taskId: id, result: 2, comment: '同意' } });
  await ask(`/act/task/claim/${String(task?.id)}`, { token: lead.token, body: {} });
  expect(await shown()).toBeUndefined();
  expect((await name(lead, { substituteId: ben.userId })).code).toBe(0);
  expect(await shown()).toMatchObject({ onBehalfOf: lead.userName });
  await users.update(ben.userId, { roleIds: [2, 3] });
  expect((await decide(task?.id)).msg).toBe('success');
  const flow = await ask<Page<Row>>(`/act/task/flow?procInstId=${String(task?.procInstId)}`, { token: ben.token });
  expect(flow.data.records.find(({ id }) => id === task?.id)).toMatchObject({
    auditorId: ben.userId,
    onBehalfOf: lead.userName,
  });
  vi.setSystemTime(new Date('2026-12-01T00:00:01+08:00'));
  expect((await decide(other?.id)).msg).toBe('您不是该任务的审批人');
});
