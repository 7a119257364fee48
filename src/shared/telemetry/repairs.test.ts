// @fresh-modules
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseRows } from '@/shared/api/parseRows';
import { readStored, writeStored } from '@/shared/storage/storage';
import { forgetRepairs, useRepairs } from './repairs';

const row = z.object({ id: z.number(), name: z.string(), tags: z.array(z.object({ label: z.string() })).nullish() });
const counted = () =>
  useRepairs.getState().repairs.map(({ path, field, count, screens }) => ({ path, field, count, screens }));

beforeEach(() => {
  forgetRepairs();
  history.replaceState(null, '', '/base/tagList?name=secret');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('an invalid response field that was repaired is counted once per response, by API call and field name', async () => {
  const rows = [
    { id: 1, name: {} },
    { id: 2, name: ['李雷'], tags: [{ label: {} }, { label: {} }] },
  ];
  parseRows(row, rows, '/biz/tag/list', 'id');
  await expect.poll(() => counted()).toHaveLength(2);
  history.replaceState(null, '', '/base/tag/1234567890123456789');
  parseRows(row, rows.slice(0, 1), '/biz/tag/list', 'id');
  await expect.poll(() => counted()[0]?.count).toBe(2);
  expect(counted()).toEqual([
    { path: '/biz/tag/list', field: 'name', count: 2, screens: ['/base/tag/:id', '/base/tagList'] },
    { path: '/biz/tag/list', field: 'tags.label', count: 1, screens: ['/base/tagList'] },
  ]);
  expect(JSON.stringify(readStored('CONTRACT_REPAIRS'))).not.toMatch(/李雷|secret/);
});

it('a row without an id counts as a repair of the id field', async () => {
  parseRows(row, [{ name: '王' }], '/biz/tag/list', 'id');
  await expect.poll(() => counted()).toMatchObject([{ path: '/biz/tag/list', field: 'id', count: 1 }]);
});

it('the counts of repaired response fields contain no record ids and no email addresses', async () => {
  const schema = z.object({ values: z.record(z.string(), z.string()) });
  parseRows(schema, [{ values: { 'li.lei@example.com': {} } }], '/system/user/get/42');
  await expect.poll(() => counted()).toMatchObject([{ path: '/system/user/get/:id' }]);
  expect(JSON.stringify(counted())).not.toMatch(/42|example\.com|@/);
});

it('a valid response does not count as repaired', async () => {
  parseRows(row, [{ id: 1, name: '王', tags: null }], '/biz/tag/list', 'id');
  parseRows(row, [{ id: 1, name: {} }], '/biz/other/list', 'id');
  await expect.poll(() => counted()).toMatchObject([{ path: '/biz/other/list' }]);
});

it('the repair counts survive a reload, and invalid stored counts are ignored', async () => {
  const kept = { path: '/biz/tag/list', field: 'name', count: 3, first: 1, last: 2, screens: ['/base/tagList'] };
  for (const [stored, expected] of [
    [[kept, null, { path: 7 }], [kept]],
    ['none', []],
  ]) {
    writeStored('CONTRACT_REPAIRS', stored);
    vi.resetModules();
    const { useRepairs: again } = await import('./repairs');
    expect(again.getState().repairs).toEqual(expected);
  }
});
