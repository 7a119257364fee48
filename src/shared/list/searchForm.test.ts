import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { filtersOf, fromForm, toForm } from './searchForm';

it.each([
  [
    { name: ' ab\u200b ', status: '', no: 7 },
    { name: 'ab', no: '7' },
  ],
  [{ 'beginTime-endTime': [dayjs('2026-01-02'), null] }, { beginTime: '2026-01-02' }],
  [
    { 'publishFrom-publishUntil': [dayjs('2026-01-02'), dayjs('2026-01-03')] },
    { publishFrom: '2026-01-02', publishUntil: '2026-01-03' },
  ],
  [{ 'beginTime-endTime': null, ages: ['1'] }, {}],
])('what the search form holds, %j, becomes filters', (values, filters) => expect(fromForm(values)).toEqual(filters));

it('filters fill the search form, and come back from it as they were', () => {
  const fields = ['name', 'beginTime-endTime', 'ageBegin-ageEnd', 'weekEnd', 'status'];
  const filters = { name: 'ab', endTime: '2026-03-01', ageBegin: '18', weekEnd: 'sunday' };
  expect(Object.keys(toForm(filters, fields))).toEqual(['name', 'beginTime-endTime', 'ageBegin-ageEnd', 'weekEnd']);
  expect(fromForm(toForm(filters, fields))).toEqual(filters);
});

it('a span without an end leaves its field empty', () => {
  expect(toForm({ name: 'ab' }, ['name', 'beginTime-endTime'])).toEqual({ name: 'ab' });
});

it('a filter whose name only sounds like the end of a span is a field of its own', () => {
  expect(filtersOf(['weekEnd', 'beginTime-endTime'])).toEqual(['weekEnd', 'beginTime', 'endTime']);
});
