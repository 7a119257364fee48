import { beforeEach, describe, expect, it } from 'vitest';
import { isCreditCode } from '@/shared/lib/rules/creditCode';
import { resetDb } from '../db';
import { ask, type Page, tokenOf } from '../testClient';
import { operatorAccount } from '../demo';

beforeEach(() => resetDb());

const KINDS = [
  ['company', 60],
  ['school', 40],
  ['personal', 80],
  ['course', 60],
  ['position', 120],
] as const;

type Row = Record<string, unknown> & { id: number };
const list = async (kind: string, query = '') => {
  const token = await tokenOf();
  return (await ask<Page<Row>>(`/biz/${kind}/list?pageSize=500&${query}`, { token })).data;
};
const audit = async (kind: string, body: object, token?: string) =>
  ask(`/biz/${kind}/audit`, { token: token ?? (await tokenOf()), body });

describe.each(KINDS)('%s', (kind, least) => {
  it('the list of records to review contains every review status and masks personal data', async () => {
    const { records } = await list(kind);
    expect(records.length).toBeGreaterThanOrEqual(least);
    expect(new Set(records.map(({ auditStatus }) => auditStatus))).toEqual(
      new Set(['0', '1', '2', '3', ...(kind === 'company' ? ['6'] : [])]),
    );
    const text = JSON.stringify(records);
    expect(text).not.toMatch(/"1[3-9]\d{9}"|"\d{17}[\dX]"|auditLogs/);
  });

  it('a record can be decided only once, and only while it is pending', async () => {
    const { records } = await list(kind, 'auditStatus=0');
    const [one, two] = records as [Row, Row];
    const token = await tokenOf();
    expect((await audit(kind, { ids: [one.id], auditStatus: '2', auditRemark: ' ' }, token)).msg).toBe(
      '请输入驳回原因',
    );
    expect((await audit(kind, { ids: [one.id], auditStatus: '2', auditRemark: '材料不清晰' }, token)).code).toBe(0);
    expect((await audit(kind, { ids: [one.id], auditStatus: '1' }, token)).msg).toBe('该记录已审核，请勿重复操作');
    expect((await audit(kind, { ids: [two.id], auditStatus: '1' }, token)).code).toBe(0);
    const { data } = await ask<Row & { auditLogs: object[] }>(`/biz/${kind}/get/${one.id}`, { token });
    expect(data).toMatchObject({ auditStatus: '2', auditRemark: '材料不清晰', auditBy: '系统管理员' });
    expect(data.auditLogs[0]).toMatchObject({ action: 'reject', fromStatus: '0', toStatus: '2', remark: '材料不清晰' });
  });
});

it('a batch call decides the pending records and returns how many records it skipped', async () => {
  const { records } = await list('company', 'auditStatus=0');
  const [one, two, three] = records as [Row, Row, Row];
  const token = await tokenOf();
  await audit('company', { ids: [two.id], auditStatus: '2', auditRemark: '材料不清晰' }, token);
  const ids = [one.id, two.id, three.id];
  expect(await audit('company', { ids, auditStatus: '1' }, token)).toMatchObject({ code: 0, data: { skipped: 1 } });
  const states = await Promise.all(ids.map((id) => ask<Row>(`/biz/company/get/${id}`, { token })));
  expect(states.map(({ data }) => data.auditStatus)).toEqual(['1', '2', '1']);
  expect((await audit('company', { ids, auditStatus: '1' }, token)).msg).toBe('该记录已审核，请勿重复操作');
});

it('the mock companies include a few invalid credit codes and exactly one duplicate code', async () => {
  const { records } = await list('company');
  const codes = records.map(({ creditCode }) => String(creditCode));
  const wrong = codes.filter((code) => !isCreditCode(code));
  expect(wrong.length).toBeGreaterThan(1);
  expect(wrong.length).toBeLessThan(10);
  expect(new Set(codes).size).toBe(codes.length - 1);
});

it('an approved company can be disabled, a withdrawn company can be removed, and a pending company can be neither', async () => {
  const token = await tokenOf();
  const [waiting] = (await list('company', 'auditStatus=0')).records as [Row];
  const [approved] = (await list('company', 'auditStatus=1&status=0')).records as [Row];
  const [withdrawn] = (await list('company', 'auditStatus=3')).records as [Row];
  const post = async (path: string, body: object = {}) => (await ask(`/biz/company/${path}`, { token, body })).msg;
  expect(await post('status', { id: waiting.id, status: '1' })).toBe('当前状态不允许该操作');
  expect(await post('status', { id: approved.id, status: '1' })).toBe('success');
  expect(await post('status', { id: approved.id, status: '1' })).toBe('当前状态不允许该操作');
  expect(await post(`remove?ids=${waiting.id}`)).toBe('当前状态不允许该操作');
  expect(await post(`remove?ids=${withdrawn.id}`)).toBe('success');
  expect(await post('audit', { ids: [withdrawn.id], auditStatus: '1' })).toBe('记录不存在或已被删除');
});

it('an approved course can be published, and unpublished with a reason; a position can be taken offline', async () => {
  const token = await tokenOf();
  const post = async (path: string, body: object) => (await ask(`/biz/${path}`, { token, body })).msg;
  const [course] = (await list('course', 'auditStatus=1&shelfStatus=0')).records as [Row];
  const [waiting] = (await list('course', 'auditStatus=0')).records as [Row];
  expect(await post('course/shelf', { id: waiting.id, shelfStatus: '1' })).toBe('当前状态不允许该操作');
  expect(await post('course/shelf', { id: course.id, shelfStatus: '1' })).toBe('success');
  expect(await post('course/shelf', { id: course.id, shelfStatus: '2', reason: '' })).toBe('请输入下架原因');
  expect(await post('course/shelf', { id: course.id, shelfStatus: '2', reason: '用户投诉' })).toBe('success');
  const [position] = (await list('position', 'positionStatus=1')).records as [Row];
  expect(await post('position/offline', { id: position.id, reason: '虚假招聘信息' })).toBe('success');
  expect(await post('position/offline', { id: position.id, reason: '虚假招聘信息' })).toBe('当前状态不允许该操作');
});

it('a user without the permission to audit cannot decide a record', async () => {
  const token = await tokenOf(operatorAccount.username);
  const [school] = (await list('school', 'auditStatus=0')).records as [Row];
  expect((await audit('school', { ids: [school.id], auditStatus: '1' }, token)).status).toBe(403);
});
