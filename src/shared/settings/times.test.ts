// @fresh-modules
import { describe, expect, it, vi } from 'vitest';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { instantOf, readTime, serverNow, serverToday } from './times';

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

describe.each(['Asia/Shanghai', 'America/Sao_Paulo', 'America/New_York', 'Pacific/Kiritimati'])(
  '[row 97] a user in the time zone %s',
  (zone) => {
    it('a user sees all days and times by the server’s clock', () => {
      inBrowserZone(zone);
      expect(readTime('2026-03-08', 'date')).toBe('2026-03-08');
      expect(readTime('2026-11-01 01:30:00', 'dateTime')).toBe('2026-11-01 01:30:00');
      expect(readTime('2026-11-01T06:30:00Z', 'dateTime')).toBe('2026-11-01 14:30:00');
      expect(readTime('2026-03-08T00:00:00.000+08:00', 'date')).toBe('2026-03-08');
    });

    it('the current time and day follow the server’s clock', () => {
      inBrowserZone(zone, '2026-10-31T20:15:30Z');
      expect(serverNow()).toBe('2026-11-01 04:15:30');
      expect(serverToday()).toBe('2026-11-01');
    });

    it('a server time is converted to its instant in UTC', () => {
      inBrowserZone(zone);
      // The clocks of New York change in this night.
      expect(instantOf('2026-03-08 15:30:00')).toBe(Date.UTC(2026, 2, 8, 7, 30));
      expect(instantOf('2026-11-01')).toBe(Date.UTC(2026, 9, 31, 16));
      expect(instantOf('2026-11-01T00:00:00Z')).toBe(Date.UTC(2026, 10, 1));
    });
  },
);

it('the current date is the server’s date, even when the date in São Paulo is a day behind', () => {
  inBrowserZone('America/Sao_Paulo', '2026-11-01T00:00:00Z');
  expect(serverNow()).toBe('2026-11-01 08:00:00');
  expect(serverToday()).toBe('2026-11-01');
});

it.each(['', '长期', '0000-00-00 00:00:00', null, undefined])('the invalid time %j is converted to NaN', (value) => {
  expect(instantOf(value)).toBeNaN();
});

it.each([
  ['2026-03-08 01:59:59', Date.UTC(2026, 2, 8, 6, 59, 59)],
  ['2026-03-08 03:00:00', Date.UTC(2026, 2, 8, 7)],
  ['2026-11-01 00:59:59', Date.UTC(2026, 10, 1, 4, 59, 59)],
  ['2026-11-01 02:00:00', Date.UTC(2026, 10, 1, 7)],
])('near a daylight-saving change, a New York server’s time is converted to UTC: %s', async (time, instant) => {
  vi.stubGlobal('TALENT_DESK', { timeZone: 'America/New_York' });
  vi.resetModules();
  const inNewYork = await import('./times');
  expect(inNewYork.instantOf(time)).toBe(instant);
});
