import { describe, expect, it } from 'vitest';
import type { Filter } from '../contract';
import type { Reply, Row } from '../server';
import { judged, valueFor } from './filters';
import { twiceIn } from './pages';
import { outOfOrder } from './sorts';
import type { List } from './list';

const said = (match: Filter['match'], field: string): Filter => ({
  name: field,
  match,
  field,
  isSaid: true,
  conditions: [],
});
const guessed = (match: Filter['match'], field: string): Filter => ({ ...said(match, field), isSaid: false });
const replyOf = (records: Row[]): Reply => ({
  kind: 'data',
  data: { records, total: records.length },
  bare: false,
  type: 'application/json',
});
const seen = (filter: Filter, value: string, rows: Row[], answered: Row[]) =>
  judged(filter, value, { rows, isWhole: true } as unknown as List, replyOf(answered)).map((one) => one.seen);

describe('the rows that a filter returns', () => {
  const rows = [
    { status: '0', no: 'A-1' },
    { status: '1', no: 'a-10' },
    { status: '0', no: 'B-2' },
  ];
  const [first = {}, second = {}, third = {}] = rows;

  it('a filter must return exactly the matching rows', () => {
    expect(seen(said('equal', 'status'), '0', rows, [first, third])).toEqual([]);
    expect(seen(said('equal', 'status'), '0', rows, rows)).toEqual(['a row with 1, 3 rows']);
    expect(seen(said('equal', 'status'), '0', rows, [first])).toEqual(['1 rows']);
    expect(seen(said('equal', 'status'), '0', rows, [])).toEqual(['no rows']);
    expect(seen(said('contains', 'no'), '-1', rows, [first, second])).toEqual([]);
    expect(seen(said('equal', 'no'), 'A-1', rows, [first, second])).toEqual(['a row with a-10, 2 rows']);
  });

  it('a filter may match entire texts or substrings if the contract does not specify which', () => {
    expect(seen(guessed('contains', 'no'), 'A-1', rows, [first])).toEqual([]);
    expect(seen(guessed('contains', 'no'), 'A-1', rows, [first, second])).toEqual([]);
    expect(seen(guessed('contains', 'no'), 'A-1', rows, rows)).toEqual(['a row with B-2, 3 rows']);
  });

  it('a filter by days must return the rows of the whole range, including its last day', () => {
    const days = ['2026-01-01 08:00:00', '2026-01-02 23:59:59', '2026-01-03 00:00:00'].map((time) => ({ time }));
    expect(seen(said('to', 'time'), '2026-01-02', days, days.slice(0, 2))).toEqual([]);
    expect(seen(said('to', 'time'), '2026-01-02', days, days.slice(0, 1))).toEqual(['1 rows']);
    expect(seen(said('from', 'time'), '2026-01-02', days, days)).toEqual(['a row with 2026-01-01, 3 rows']);
  });

  it('a filter is tested with part of a text in the opposite letter case, and never with a masked text', () => {
    expect(valueFor(said('contains', 'no'), [{ no: 'SO2026' }, { no: 'X' }])).toBe('o202');
    expect(valueFor(said('equal', 'phone'), [{ phone: '138****8000' }])).toBeUndefined();
    expect(valueFor(said('equal', 'roleId'), [{ roleIds: [1, 2] }, { roleIds: [1] }])).toBe('2');
  });
});

it('rows count as sorted if they are sorted by number, by time, or alphabetically in one of several ways', () => {
  expect(outOfOrder([2, 10, 9], 'asc')).toBe('10 before 9');
  expect(outOfOrder([10, 9, 2, null], 'desc')).toBeUndefined();
  expect(outOfOrder(['2026-01-02', '2026-01-01'], 'asc')).toBe('2026-01-02 before 2026-01-01');
  expect(outOfOrder(['a10', 'a2'], 'asc')).toBeUndefined();
  expect(outOfOrder(['a2', 'a10'], 'asc')).toBeUndefined();
  expect(outOfOrder(['安', '北', '张'], 'asc')).toBeUndefined();
  expect(outOfOrder(['b', 'a', 'c'], 'asc')).toBe('b before a');
});

it('a duplicate row is found by its id', () => {
  expect(twiceIn([{ id: 1 }, { id: 2 }, { id: '1' }], 'id')).toBe('1');
  expect(twiceIn([{ id: 1 }, { id: 1 }], undefined)).toBeUndefined();
});
