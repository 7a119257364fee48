import { instantOf } from '@/shared/settings/times';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetDb } from '../db';
import { day } from '../seeds/made';
import { ask, type Page, tokenOf } from '../testClient';

interface Row {
  id: number;
  auditStatus: string;
  validUntil: string;
}

beforeEach(() => resetDb());
afterEach(() => void vi.useRealTimers());

/** Returns the certifications with a status, sorted by end date, earliest first. */
async function list(auditStatus: string): Promise<Row[]> {
  const query = `auditStatus=${auditStatus}&pageSize=500&sortField=validUntil&sortOrder=asc`;
  return (await ask<Page<Row>>(`/biz/memberCert/list?${query}`, { token: await tokenOf() })).data.records;
}

it('a certification is valid through its last day; after that it has expired and cannot be revoked', async () => {
  const today = day(0);
  const valid = await list('1');
  const [first] = valid as [Row];
  expect(valid.filter(({ validUntil }) => validUntil < today)).toEqual([]);
  expect(first.validUntil < day(30)).toBe(true);
  const expired = (await list('5')).length;

  vi.useFakeTimers({ toFake: ['Date'], now: instantOf(`${first.validUntil} 23:59:00`) });
  expect((await list('1')).map(({ id }) => id)).toContain(first.id);
  vi.setSystemTime(instantOf(`${first.validUntil} 23:59:59`) + 2000);
  const token = await tokenOf();
  const { data } = await ask<Row>(`/biz/memberCert/get/${first.id}`, { token });
  expect(data.auditStatus).toBe('5');
  expect((await list('5')).length).toBeGreaterThan(expired);
  const body = { id: first.id, reason: '本人申请撤销' };
  expect((await ask('/biz/memberCert/revoke', { token, body })).msg).toBe('当前状态不允许该操作');
});
