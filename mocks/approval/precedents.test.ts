import { beforeEach, expect, it } from 'vitest';
import { isCreditCode } from '@/shared/lib/rules/creditCode';
import { resetDb } from '../db';
import { operatorAccount } from '../demo';
import { ask, type Page, tokenOf } from '../testClient';

interface Precedents {
  total: number;
  passed: number;
  rejected: number;
  people: number;
  reasons: { reason: string; count: number }[];
}

let token = '';
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const precedents = async (checks: string) =>
  (await ask<Precedents>(`/biz/company/precedents?checks=${checks}`, { token })).data;
const NONE = { total: 0, passed: 0, rejected: 0, people: 0, reasons: [] };

/** Company 1026 is pending and has a wrong credit code. */
const decide = (body: object) => ask('/biz/company/audit', { token, body: { ids: [1026], ...body } });

it('a decision and its reason become a precedent for exactly the checks that the record failed', async () => {
  const [before, other] = [await precedents('creditCode'), await precedents('businessTerm')];
  expect((await decide({ auditStatus: '2', auditRemark: '代码与执照不符' })).code).toBe(0);
  const after = await precedents('creditCode');
  expect(after).toMatchObject({ total: before.total + 1, passed: before.passed, rejected: before.rejected + 1 });
  expect(after.reasons).toContainEqual({ reason: '代码与执照不符', count: 1 });
  expect(after.reasons.map(({ count }) => count)).toEqual(
    after.reasons.map(({ count }) => count).toSorted((a, b) => b - a),
  );
  expect(await precedents('businessTerm')).toEqual(other);
});

it('an approved record adds a precedent without a reason; approvals and rejections add up to the total', async () => {
  const before = await precedents('creditCode');
  await decide({ auditStatus: '1', auditRemark: '已电话核实' });
  const after = await precedents('creditCode');
  expect(after).toEqual({ ...before, total: before.total + 1, passed: before.passed + 1, people: after.people });
  expect(after.total).toBe(after.passed + after.rejected);
});

it('a rejected record remains a precedent for its failed check after the applicant has corrected the value', async () => {
  const { records } = (await ask<Page>('/biz/company/list?auditStatus=0&failedChecks=N&pageSize=500', { token })).data;
  const corrected = [];
  for (const { id } of records) {
    // Values stored when documents were requested do not come from a rejection.
    const { lastRejected, answeredTime } = (await ask(`/biz/company/get/${String(id)}`, { token })).data;
    const code = (lastRejected as { values: { creditCode?: string } } | null)?.values.creditCode;
    if (!answeredTime && code && !isCreditCode(code)) corrected.push(id);
  }
  expect(corrected.length).toBeGreaterThan(1);
  const { rejected } = await precedents('creditCode');
  expect(rejected).toBeGreaterThanOrEqual(corrected.length);
});

it('precedents do not depend on the order of the failed checks; an unknown check and an empty list have no precedents', async () => {
  expect(await precedents('legalIdCard,creditCode')).toEqual(await precedents('creditCode,legalIdCard'));
  expect(await precedents('creditCode,unheard')).toEqual(NONE);
  expect(await precedents('')).toEqual(NONE);
});

it('precedents require the permission to read the records, so a company auditor cannot read precedents of creators', async () => {
  const operator = { token: await tokenOf(operatorAccount.username) };
  expect((await ask('/biz/company/precedents?checks=creditCode', operator)).code).toBe(0);
  expect((await ask('/biz/personal/precedents?checks=idCard', operator)).status).toBe(403);
});
