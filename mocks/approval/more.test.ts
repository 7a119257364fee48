import { instantOf } from '@/shared/settings/times';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetDb } from '../db';
import { operatorAccount } from '../demo';
import { day } from '../seeds/made';
import { ask, type Page, tokenOf } from '../testClient';
import { answer } from './more';

interface Row {
  id: number;
  auditStatus: string;
  askedFor: string | null;
  askDeadline: string | null;
  answeredTime: string | null;
  submitTime: string;
  auditLogs: { action: string; fromStatus: string; toStatus: string; remark: string; operatorName: string }[];
}

const KINDS = ['company', 'school', 'personal', 'course', 'position', 'memberCert'];

let token = '';
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00+08:00') });
  resetDb();
  token = await tokenOf();
});
afterEach(() => void vi.useRealTimers());

const list = async (kind: string, query: string) =>
  (await ask<Page<Row>>(`/biz/${kind}/list?pageSize=500&${query}`, { token })).data.records;
const get = async (kind: string, id: unknown) => (await ask<Row>(`/biz/${kind}/get/${String(id)}`, { token })).data;
const post = (kind: string, verb: string, body: object) =>
  ask<{ skipped: number }>(`/biz/${kind}/${verb}`, { token, body });
const MORE = { items: ['营业执照无法辨认', '缺少公章'], remark: '请附授权书', deadline: '2026-12-03' };
const TEXT = '营业执照无法辨认；缺少公章；请附授权书';

/** Requests more documents from the applicant of the last pending record, and returns the id of the record. */
async function asked(kind: string) {
  const { id } = (await list(kind, 'auditStatus=0')).at(-1) as Row;
  expect((await post(kind, 'askMore', { ids: [id], ...MORE })).code).toBe(0);
  return id;
}

describe.each(KINDS)('%s', (kind) => {
  it('a record leaves the queue when its applicant is asked for more material, and comes first once the applicant has answered', async () => {
    const id = await asked(kind);
    expect((await list(kind, 'auditStatus=0')).map((row) => row.id)).not.toContain(id);
    expect((await list(kind, 'auditStatus=6')).map((row) => row.id)).toContain(id);
    const row = await get(kind, id);
    expect(row).toMatchObject({ askedFor: TEXT, askDeadline: MORE.deadline, answeredTime: null, reviewerId: null });
    expect(row.auditLogs[0]).toMatchObject({ action: 'askMore', fromStatus: '0', toStatus: '6', remark: TEXT });
    expect((await post(kind, 'audit', { ids: [id], auditStatus: '1' })).msg).toBe('该记录已审核，请勿重复操作');

    await answer(`/biz/${kind}`, id, {});
    for (const sort of ['', '&sortField=submitTime&sortOrder=asc', '&sortField=submitTime&sortOrder=desc']) {
      const rows = await list(kind, `auditStatus=0${sort}`);
      const answered = rows.filter(({ answeredTime }) => answeredTime !== null);
      expect(rows.slice(0, answered.length)).toEqual(answered);
      expect(answered.map((one) => one.id)).toContain(id);
    }
    expect((await get(kind, id)).auditLogs[0]).toMatchObject({ action: 'answer', fromStatus: '6', toStatus: '0' });
    expect((await post(kind, 'audit', { ids: [id], auditStatus: '1' })).code).toBe(0);
    expect(await get(kind, id)).toMatchObject({ askedFor: null, askDeadline: null, answeredTime: null });
  });
});

it('a record keeps the values from before the applicant’s answer, masked like the record itself', async () => {
  const id = await asked('company');
  const { companyName } = (await get('company', id)) as Row & { companyName: string };
  await answer('/biz/company', id, { companyName: `${companyName}（新）`, contactPhone: '13800008888' });
  const { lastRejected } = (await get('company', id)) as Row & { lastRejected: object };
  const values = { companyName, contactPhone: expect.stringContaining('****') as string };
  expect(lastRejected).toMatchObject({ auditRemark: TEXT, auditBy: '系统管理员', values });
  await expect(answer('/biz/company', id, {})).rejects.toBeInstanceOf(Response);
});

it('a request for more material must list or describe the material, and its deadline must not be in the past', async () => {
  const [row] = await list('school', 'auditStatus=0');
  const refused = async (change: object) =>
    (await post('school', 'askMore', { ids: [row?.id], ...MORE, ...change })).msg;
  expect(await refused({ items: [], remark: ' ' })).toBe('请选择或填写需要补充的材料');
  expect(await refused({ remark: '长'.repeat(200) })).toBe('请选择或填写需要补充的材料');
  expect(await refused({ deadline: day(-1) })).toBe('截止日期不能早于今天');
  expect(await refused({ deadline: '' })).toBe('截止日期不能早于今天');
  expect((await get('school', row?.id)).auditStatus).toBe('0');
});

it('a record without an answer is pending again on the day after its deadline, and still shows the request', async () => {
  const id = await asked('course');
  vi.setSystemTime(instantOf(`${MORE.deadline} 23:59:00`));
  token = await tokenOf();
  expect((await get('course', id)).auditStatus).toBe('6');
  vi.setSystemTime(instantOf(`${MORE.deadline} 23:59:59`) + 2000);
  token = await tokenOf();
  const row = await get('course', id);
  expect(row).toMatchObject({ auditStatus: '0', askedFor: TEXT, answeredTime: null, auditRemark: null });
  expect(row.auditLogs[0]).toMatchObject({ action: 'lapse', operatorName: '系统', remark: TEXT });
});

it('a batch request for more material skips records that are no longer pending', async () => {
  const [one, two] = await list('position', 'auditStatus=0');
  await post('position', 'audit', { ids: [two?.id], auditStatus: '1' });
  expect((await post('position', 'askMore', { ids: [one?.id, two?.id], ...MORE })).data).toEqual({ skipped: 1 });
  expect((await get('position', one?.id)).auditStatus).toBe('6');
});

it('users without the permission to audit cannot ask an applicant for more material', async () => {
  const [row] = await list('school', 'auditStatus=0');
  token = await tokenOf(operatorAccount.username);
  expect((await post('school', 'askMore', { ids: [row?.id], ...MORE })).status).toBe(403);
});
