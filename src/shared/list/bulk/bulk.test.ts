import { expect, it } from 'vitest';
import { editsOf, planOf } from './bulk';

interface Row {
  id: number | string;
  name: string;
  phone?: string | null;
  kind?: string | null;
  views?: number;
  updateTime?: string | null;
}

const row = (id: number | string, kind: string | null, more: Partial<Row> = {}): Row => ({
  id,
  name: `行${id}`,
  kind,
  updateTime: '2026-11-20 09:00:00',
  ...more,
});
const unchanged = (one: Row) => ({ row: one, now: one });
const NONE: ReadonlySet<Row> = new Set();

it('a bulk-edit plan groups rows by previous value and skips rows that already have the new value', () => {
  const checked = [row(1, '1'), row(2, '2'), row(3, '2'), row(4, '3'), row(5, null)].map(unchanged);
  const plan = planOf(checked, 'kind', '3', NONE);
  expect(plan.groups.map(({ before, rows }) => [before, rows.length])).toEqual([
    ['2', 2],
    ['1', 1],
    [null, 1],
  ]);
  expect(plan.same.map(({ id }) => id)).toEqual([4]);
  expect(plan.changed).toEqual([]);
});

it.each([
  ['another update time', { updateTime: '2026-11-21 10:00:00' }, true],
  ['another value of the field', { kind: '2' }, true],
  ['only another view count', { views: 9 }, false],
])('for a bulk edit, a row with %s on the server counts as changed: %s', (_, change, isChanged) => {
  const listed = row(1, '1', { views: 3 });
  const plan = planOf([{ row: listed, now: { ...listed, ...change } }], 'kind', '3', NONE);
  expect(plan.changed).toHaveLength(isChanged ? 1 : 0);
  expect(plan.sent).toHaveLength(isChanged ? 0 : 1);
});

it('if a listed row has no update time, a bulk edit compares all its fields except masked ones', () => {
  const listed = row(1, '1', { updateTime: null, phone: '138****8001' });
  const now = { ...listed, updateTime: '2026-11-21 10:00:00', phone: '13800138001' };
  expect(planOf([{ row: listed, now }], 'kind', '3', NONE).changed).toEqual([]);
  expect(planOf([{ row: listed, now: { ...now, name: '改名' } }], 'kind', '3', NONE).changed).toHaveLength(1);
});

it('for a changed row that the user ticked, a bulk-edit plan uses the current values', () => {
  const listed = row(1, '1');
  const now = { ...listed, kind: '2', updateTime: '2026-11-21 10:00:00' };
  const plan = planOf([{ row: listed, now }], 'kind', '3', new Set([listed]));
  expect(plan.groups).toEqual([{ before: '2', rows: [now] }]);
});

it('a bulk-edit plan leaves out rows that could not be loaded', () => {
  expect(planOf([{ row: row(1, '1'), cause: new Error('offline') }], 'kind', '3', NONE)).toEqual({
    sent: [],
    groups: [],
    same: [],
    changed: [],
  });
});

it('a bulk edit sends the exact 19-digit id, the update time, the changed field and the required fields', () => {
  const api = { path: '/biz/thing', idKey: 'id', idOf: ({ id }: Row) => id, nameOf: ({ name }: Row) => name } as const;
  const [edit] = editsOf(
    api,
    [row('1234567890123456789', null, { phone: '138' })],
    { field: 'kind', value: 7, sentWith: ['name'] },
    { label: '修改类型', linkOf: ({ id }) => `/things?at=${id}` },
  );
  expect(edit).toMatchObject({
    id: '1234567890123456789',
    url: '/biz/thing/update',
    data: {
      id: '1234567890123456789',
      updateTime: '2026-11-20 09:00:00',
      name: '行1234567890123456789',
      kind: 7,
    },
    from: [''],
    to: '7',
    link: '/things?at=1234567890123456789',
  });
});
