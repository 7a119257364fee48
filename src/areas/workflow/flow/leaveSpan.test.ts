import { expect, it } from 'vitest';
import { daysOf, type Half, spanOf } from './leaveSpan';

it.each<[string, Half, string, Half, number | undefined]>([
  ['2026-03-02', 'am', '2026-03-02', 'pm', 1],
  ['2026-03-02', 'am', '2026-03-02', 'am', 0.5],
  ['2026-03-02', 'pm', '2026-03-02', 'pm', 0.5],
  ['2026-03-02', 'pm', '2026-03-02', 'am', undefined],
  ['2026-03-02', 'am', '2026-03-03', 'pm', 2],
  ['2026-03-02', 'pm', '2026-03-06', 'am', 4],
  ['2026-02-27', 'am', '2026-03-03', 'pm', 5],
  ['2026-12-31', 'pm', '2027-01-01', 'am', 1],
  ['2026-03-03', 'am', '2026-03-02', 'pm', undefined],
  ['', 'am', '2026-03-02', 'pm', undefined],
])('leave from %s %s to %s %s lasts %s days', (from, fromHalf, to, toHalf, days) =>
  expect(spanOf({ from, fromHalf, to, toHalf })?.days).toBe(days),
);

it('a leave period is sent as working hours and timestamps', () => {
  expect(spanOf({ from: '2026-03-02', fromHalf: 'pm', to: '2026-03-04', toHalf: 'pm' })).toEqual({
    days: 2.5,
    duration: 20,
    startDate: '2026-03-02 13:00:00',
    endDate: '2026-03-04 18:00:00',
  });
  expect(daysOf(20)).toBe(2.5);
});
