// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { competitions } from '@/areas/contest/competition/competition.resource';
import { gameRecords, judge, rank } from '@/areas/contest/gameRecord/gameRecord.resource';
import { registrationApi as registrations } from '@/areas/contest/registration/registration.resource';
import { signInAs } from '@/testing/renderPage';

beforeEach(() => signInAs());

it('the mock data includes contests in every status, as well as registrations and participants', async () => {
  const { records } = await competitions.list({ pageSize: 100 });
  expect(new Set(records.map(({ contestStatus }) => contestStatus))).toEqual(
    new Set(['0', '1', '2', '3', '4', '5', '6']),
  );
  expect(records.find(({ contestStatus }) => contestStatus === '5')?.playerCount).toBeGreaterThan(5);
  expect(records.find(({ contestStatus }) => contestStatus === '1')?.registerCount).toBe(0);
  const waiting = await registrations.list({ registerStatus: '0', pageSize: 1 });
  expect(waiting.total).toBeGreaterThan(5);
  expect(waiting.records[0]?.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
});

it('a contest in progress cannot be ranked; an invalidated result loses its rank; a result below the minimum accuracy cannot be restored', async () => {
  await expect(rank(5)).rejects.toThrow('当前状态不允许该操作');
  await rank(9);
  const list = () =>
    gameRecords.list({ competitionId: 9, ranked: '1', sortField: 'rank', sortOrder: 'asc', pageSize: 50 });
  const [first] = (await list()).records;
  expect(first?.rank).toBe(1);
  await judge(first?.id ?? 0, '2', '替他人作答');
  const [next] = (await list()).records;
  expect(next).toMatchObject({ rank: 1 });
  expect(next?.id).not.toBe(first?.id);
  await judge(first?.id ?? 0, '1');
  expect((await list()).records[0]?.id).toBe(first?.id);
  const low = await gameRecords.list({ recordStatus: '2', pageSize: 1 });
  await expect(judge(low.records[0]?.id ?? 0, '1')).rejects.toThrow('正确率低于竞赛最低要求，不能恢复');
  const one = await gameRecords.get(first?.id ?? 0);
  expect(one.samples?.at(-1)).toMatchObject({ totalChars: one.totalChars, correctChars: one.correctChars });
});

it('a registration can be decided only once', async () => {
  const { records } = await registrations.list({ competitionId: 1, registerStatus: '0' });
  const ids = [records[0]?.id];
  await registrations.act('audit', { ids, registerStatus: '2', auditRemark: '组别不符' });
  await expect(registrations.act('audit', { ids, registerStatus: '1' })).rejects.toThrow('该记录已审核，请勿重复操作');
});
