import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import type { Column } from '../column';
import { clean, filterFields, fromSpan, isActive, toSpan, without, withTyped } from './filters';

interface Thing {
  name: string;
  status: string;
  createTime: string;
  payTime: string;
  age: number;
}
const columns: Column<Thing>[] = [
  { field: 'name', title: '名称', filter: true },
  { field: 'status', title: '状态', dict: 'sys_normal_disable', filter: true },
  { field: 'createTime', title: '创建时间', kind: 'time', filter: true },
  { field: 'payTime', title: '支付时间', kind: 'time', filter: { days: ['payFrom', 'payUntil'] } },
  { field: 'age', title: '年龄', kind: 'number', filter: { numbers: ['ageBegin', 'ageEnd'], min: 16, max: 99 } },
  { field: 'name', key: 'city', title: '城市', filterOnly: true, filter: { name: 'cityId' } },
  { field: 'name', key: 'plain', title: '没有筛选' },
];

it('each filterable column becomes a filter field with the request parameters of that column', () => {
  expect(filterFields(columns).map(({ names, control }) => [control.as, ...names])).toEqual([
    ['words', 'name'],
    ['entry', 'status'],
    ['days', 'beginTime', 'endTime'],
    ['days', 'payFrom', 'payUntil'],
    ['numbers', 'ageBegin', 'ageEnd'],
    ['own', 'cityId'],
  ]);
});

it('[row 93] typed filter text is trimmed, and a filter without visible text is removed', () => {
  expect(clean(' ab\u200b ')).toBe('ab');
  expect(withTyped({ status: '1', name: 'old' }, { name: ' \ufeff', ageBegin: ' 18 ' })).toEqual({
    status: '1',
    ageBegin: '18',
  });
});

it('a date range is converted to two filters and back, even with an open end', () => {
  const filters = fromSpan(['beginTime', 'endTime'], [dayjs('2026-01-02'), null]);
  expect(filters).toEqual({ beginTime: '2026-01-02', endTime: '' });
  const [from, to] = toSpan(['beginTime', 'endTime'], filters);
  expect([from?.format('YYYY-MM-DD'), to]).toEqual(['2026-01-02', null]);
  expect(fromSpan(['beginTime', 'endTime'], null)).toEqual({ beginTime: '', endTime: '' });
});

it('a date range filter with only an end date is active and can be cleared', () => {
  const [, , created] = filterFields(columns);
  const filters = { endTime: '2026-01-03', of: 'sys_user_sex' };
  expect(created && isActive(created, filters)).toBe(true);
  expect(without(filters, created?.names ?? [])).toEqual({ of: 'sys_user_sex' });
});
