import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { fieldOf, fromForm, toForm } from './searchForm';

it.each([
  [
    { name: ' ab\u200b ', status: '', no: 7 },
    { name: 'ab', no: '7' },
  ],
  [{ range: [dayjs('2026-01-02'), null] }, { beginTime: '2026-01-02' }],
  [
    { publishTimeRange: [dayjs('2026-01-02'), dayjs('2026-01-03')] },
    { publishTimeBegin: '2026-01-02', publishTimeEnd: '2026-01-03' },
  ],
  [{ range: null, ages: ['1'] }, {}],
])('what the search form holds, %j, becomes filters', (values, filters) => expect(fromForm(values)).toEqual(filters));

it('filters fill the search form, and come back from it as they were', () => {
  const filters = { name: 'ab', endTime: '2026-03-01', submitTimeBegin: '2026-01-02', ageBegin: '18' };
  expect(Object.keys(toForm(filters))).toEqual(['name', 'range', 'submitTimeRange', 'ageRange']);
  expect(fromForm(toForm(filters))).toEqual(filters);
});

it('knows the field that holds a filter', () => {
  expect(['beginTime', 'endTime', 'xBegin', 'xEnd', 'x'].map(fieldOf)).toEqual([
    'range',
    'range',
    'xRange',
    'xRange',
    'x',
  ]);
});
