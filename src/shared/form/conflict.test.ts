import { expect, it } from 'vitest';
import { pick } from '@/shared/lib/json';
import { compare, emptied, same, touched } from './conflict';
import { withoutNulls } from './stored';

const loaded = { id: 7, title: '旧标题', email: 'old@example.com', sort: 1, tags: ['a'] };

it('without a change by another user there is no conflict', () => {
  expect(compare(loaded, { ...loaded }, { title: '我的', email: 'old@example.com' })).toEqual({
    taken: {},
    conflicts: [],
  });
});

it('a colleague’s change to a field that the user left unchanged is accepted', () => {
  const theirs = { ...loaded, title: '对方的', updateTime: '2026-11-22 10:00:00' };
  expect(compare(loaded, theirs, { title: '旧标题', email: 'mine@example.com' })).toEqual({
    taken: { title: '对方的' },
    conflicts: [],
  });
});

it('a field is in conflict when the user and a colleague gave it different values', () => {
  const theirs = { ...loaded, title: '对方的', email: 'same@example.com' };
  const mine = { title: '我的', email: 'same@example.com', sort: 1 };
  expect(compare(loaded, theirs, mine)).toEqual({ taken: {}, conflicts: ['title'] });
});

it('a colleague’s change to a field outside the form causes no conflict', () => {
  expect(compare(loaded, { ...loaded, sort: 99 }, { title: '我的' })).toEqual({ taken: {}, conflicts: [] });
});

it('a changed or emptied field counts as touched', () => {
  expect(touched(loaded, { title: '旧标题', email: '', sort: 2, tags: ['a'] })).toEqual({ email: '', sort: 2 });
});

it('an emptied field is sent as null', () => {
  expect(emptied({ kind: '1', note: null }, { kind: undefined, note: undefined, title: 'x' })).toEqual({
    kind: null,
    note: undefined,
    title: 'x',
  });
});

it('pick(record, names) ignores names that are not fields of the record', () => {
  expect(pick(loaded, ['id', 'tenantId'])).toEqual({ id: 7 });
});

it.each([
  [null, undefined, true],
  [null, '', true],
  [[], null, true],
  [0, null, false],
  [1, '1', true],
  [1.5, '1.50', true],
  ['0123', '123', false],
  ['7399999999999999901', '7399999999999999902', false],
  [7_400_000_000_000_000_000, '7399999999999999901', false],
  [['1', 2], [1, '2'], true],
  [['a', 'b'], ['b', 'a'], false],
  [{ name: 'a', size: null }, { name: 'a' }, true],
  [{ name: 'a' }, { name: 'b' }, false],
  [true, 'true', false],
])('the values %j and %j count as equal: %s', (one, other, expected) => {
  expect(same(one, other)).toBe(expected);
  expect(same(other, one)).toBe(expected);
});

it('a null from the server becomes an empty field and does not count as a change', () => {
  const values = withoutNulls({ title: null, sort: 0, tags: [] });
  expect(values).toEqual({ title: undefined, sort: 0, tags: [] });
  expect(touched({ title: null, sort: 0, tags: [] }, values)).toEqual({});
});
