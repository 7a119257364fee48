import { beforeEach, expect, it } from 'vitest';
import { demoPassword } from '../../demo';
import { resetDb } from '../../db';
import { configs } from '../../system/configs';
import { ask, type Page, tokenOf } from '../../testClient';
import { isDrawn } from './secondLook';

interface Row {
  id: number;
  auditStatus: string;
  auditBy: string | null;
  auditRemark: string | null;
  auditLogs: { action: string; operatorName: string }[];
}

/** The tokens of the administrator and of two operators who may audit companies. */
let [ann, ben, cem] = ['', '', ''];
/** Company 1026 is pending and has a wrong credit code. */
const ID = 1026;

async function setShare(percent: string) {
  const share = (await configs.all()).find(({ configKey }) => configKey === 'biz.approval.secondLook');
  await configs.update(share?.configId, { configValue: percent });
}

beforeEach(async () => {
  resetDb();
  await setShare('100');
  ann = await tokenOf();
  ben = await tokenOf('yunying', demoPassword);
  cem = await tokenOf('linna', demoPassword);
});

const pass = (token: string) => ask('/biz/company/audit', { token, body: { ids: [ID], auditStatus: '1' } });
const reject = (token: string, auditRemark = '信用代码与执照不符') =>
  ask('/biz/company/audit', { token, body: { ids: [ID], auditStatus: '2', auditRemark } });
const seen = async (token: string) => (await ask<Row>(`/biz/company/get/${ID}`, { token })).data;
const waits = async (token: string) => {
  const { data } = await ask<Page<Row>>('/biz/company/list?auditStatus=0&pageSize=500', { token });
  return data.records.find(({ id }) => id === ID);
};
const agreement = async () => (await ask<object[]>('/biz/review/agreement', { token: ann })).data;

it('before the second review, only the first reviewer sees the decision; other reviewers see the record as pending', async () => {
  const before = await seen(ben);
  await pass(ann);
  expect(await seen(ann)).toMatchObject({ auditStatus: '1', auditBy: '系统管理员' });
  expect(await seen(ben)).toEqual(before);
  expect(await waits(ann)).toBeUndefined();
  expect(await waits(ben)).toMatchObject({ auditStatus: '0', auditBy: null });
});

it('when the second reviewer agrees, everybody sees the first decision', async () => {
  await reject(ann);
  expect((await reject(ben, '代码有误')).code).toBe(0);
  for (const token of [ann, ben, cem])
    expect(await seen(token)).toMatchObject({ auditStatus: '2', auditBy: '系统管理员' });
  expect((await pass(cem)).msg).toBe('该记录已审核，请勿重复操作');
});

it('when two reviewers disagree, each sees their own decision until a third reviewer decides', async () => {
  await pass(ann);
  await reject(ben);
  expect(await seen(ann)).toMatchObject({ auditStatus: '1' });
  expect(await seen(ben)).toMatchObject({ auditStatus: '2', auditRemark: '信用代码与执照不符' });
  expect(await waits(cem)).toMatchObject({ auditStatus: '0' });
  expect((await reject(ben)).msg).toBe('该记录已审核，请勿重复操作');

  await reject(cem, '代码有误');
  for (const token of [ann, ben, cem]) {
    const row = await seen(token);
    expect(row).toMatchObject({ auditStatus: '2', auditRemark: '代码有误', auditBy: '林娜' });
    expect(row.auditLogs.slice(0, 2).map(({ action }) => action)).toEqual(['overturn', 'pass']);
  }
});

it('the first decision stays unchanged if a third reviewer agrees with it', async () => {
  await pass(ann);
  await reject(ben);
  await pass(cem);
  for (const token of [ann, ben, cem])
    expect(await seen(token)).toMatchObject({ auditStatus: '1', auditBy: '系统管理员' });
});

it('the agreement of second reviewers is counted per failed check and per rejection reason, without reviewers’ names', async () => {
  expect(await agreement()).toEqual([]);
  await reject(ann);
  await pass(ben);
  const counted = { path: '/biz/company', looked: 1, agreed: 0 };
  expect(await agreement()).toEqual([
    { ...counted, by: 'check', name: 'creditCode' },
    { ...counted, by: 'reason', name: '信用代码与执照不符' },
  ]);
  expect((await ask('/biz/review/agreement', { token: ben })).status).toBe(403);
});

it('roughly the configured share of records gets a second review; a share of zero turns second reviews off', async () => {
  await setShare('0');
  await pass(ann);
  expect(await waits(ben)).toBeUndefined();
  const drawn = Array.from({ length: 10_000 }, (_, index) => isDrawn(`/biz/company ${index}`, 5)).filter(Boolean);
  expect(drawn.length).toBeGreaterThan(350);
  expect(drawn.length).toBeLessThan(650);
});
