import { expect, it } from 'vitest';
import { readTime } from './times';

it.each([
  ['2026-11-01 08:39:22', '2026-11-01 08:39:22'],
  ['2026-11-01 08:39:22.0', '2026-11-01 08:39:22'],
  ['2026-11-01T08:39:22', '2026-11-01 08:39:22'],
  ['2026-11-01T08:39:22.816', '2026-11-01 08:39:22'],
  ['2026-11-01T08:39', '2026-11-01 08:39:00'],
  ['2026-11-01', '2026-11-01 00:00:00'],
  ['2026-11-01T00:39:22.816Z', '2026-11-01 08:39:22'],
  ['2026-11-01T08:39:22+08:00', '2026-11-01 08:39:22'],
  ['2026-10-31T21:39:22-0300', '2026-11-01 08:39:22'],
  [1_793_493_562_816, '2026-11-01 08:39:22'],
  ['1793493562816', '2026-11-01 08:39:22'],
  [-86_400_000, '1969-12-31 08:00:00'],
  [0, '1970-01-01 08:00:00'],
])('%j is read as the time %s', (value, expected) => {
  expect(readTime(value, 'dateTime')).toBe(expected);
});

it.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-11-01 00:00:00', '2026-11-01'],
  ['2026-11-01T00:00:00.000Z', '2026-11-01'],
  ['2026-11-01T00:00:00.000+00:00', '2026-11-01'],
  ['2026-11-01T00:00:00-03:00', '2026-11-01'],
  // Midnight in Shanghai, the server's time zone.
  ['2026-10-31T16:00:00.000Z', '2026-11-01'],
  [Date.UTC(2026, 9, 31, 16), '2026-11-01'],
  [Date.UTC(2026, 10, 1), '2026-11-01'],
  [String(Date.UTC(1985, 4, 20)), '1985-05-20'],
  [Date.UTC(1960, 4, 20), '1960-05-20'],
])('%j is read as the day %s', (value, expected) => {
  expect(readTime(value, 'date')).toBe(expected);
});

it.each([
  '',
  '长期',
  '2026-09',
  '2026',
  '20261101',
  '2026-02-30',
  '0000-00-00',
  'null',
  true,
  null,
  {},
  Number.NaN,
  1e300,
])('%j is not read as a time', (value) => {
  expect(readTime(value, 'dateTime')).toBeUndefined();
});

it.each(['Asia/Shanghai', 'America/Sao_Paulo', 'America/New_York', 'Pacific/Kiritimati'])(
  '[row 97] a user in the time zone %s sees the server’s days and times unchanged',
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(readTime('2026-03-08', 'date')).toBe('2026-03-08');
      expect(readTime('2026-11-01 01:30:00', 'dateTime')).toBe('2026-11-01 01:30:00');
      expect(readTime('2026-11-01T06:30:00Z', 'dateTime')).toBe('2026-11-01 14:30:00');
      expect(readTime('2026-03-08T00:00:00.000+08:00', 'date')).toBe('2026-03-08');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  },
);
