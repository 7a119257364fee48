import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { formatsIn } from './formats';

/** Replaces every kind of blank with a space, because Intl uses several kinds. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('times', () => {
  it.each([
    ['zh-CN', '2026-11-02 09:05', '2026-11-02 09:05:07', '2026-11-02'],
    ['zh-TW', '2026/11/02 09:05', '2026/11/02 09:05:07', '2026/11/02'],
    ['en-US', 'Nov 2, 2026, 9:05 AM', 'Nov 2, 2026, 9:05:07 AM', 'Nov 2, 2026'],
    ['pt-BR', '02/11/2026, 09:05', '02/11/2026, 09:05:07', '02/11/2026'],
  ])('a time is formatted for the language %s', (language, minute, time, day) => {
    const formats = formatsIn(language);
    expect(plain(formats.minute('2026-11-02 09:05:07'))).toBe(minute);
    expect(plain(formats.time('2026-11-02 09:05:07'))).toBe(time);
    expect(formats.time('2026-11-02')).toBe(day);
    expect(formats.minute('2026-11-02')).toBe(day);
    // A picker uses the same format; dayjs has built-in English month names.
    expect(dayjs('2026-11-02').format(formats.day)).toBe(day);
  });

  it.each([
    '长期',
    '2026-11',
    'SO202611200003',
    '2026-11-02 09:05:07 和以后',
    '0000-00-00 00:00:00',
    '2026-13-01',
    '2026-02-30',
    '2026-11-02 25:61:61',
  ])('an invalid time is shown unchanged: %j', (text) => {
    expect(formatsIn('en-US').time(text)).toBe(text);
    expect(formatsIn('en-US').minute(text)).toBe(text);
  });
});

describe('amounts', () => {
  it.each([
    ['zh-CN', '1234567.8', '1,234,567.80'],
    ['zh-CN', -1234.5, '-1,234.50'],
    ['en-US', '999', '999.00'],
    ['pt-BR', '1234567.8', '1.234.567,80'],
    ['pt-BR', '900719925474099.31', '900.719.925.474.099,31'],
    ['pt-BR', null, '-'],
    ['zh-TW', 'many', 'many'],
  ])('in the language %s, the amount %j is shown as %s', (language, amount, words) =>
    expect(formatsIn(language).money(amount)).toBe(words),
  );

  it.each([
    ['zh-CN', '1234.5', '¥1,234.50'],
    ['en-US', '-99718619.6', '-¥99,718,619.60'],
    ['pt-BR', -99, '-¥99,00'],
    ['zh-CN', null, '-'],
    ['zh-CN', 'many', 'many'],
  ])('an amount in yuan has its minus sign before the currency sign: for %s, %j becomes %s', (language, amount, text) =>
    expect(formatsIn(language).yuan(amount)).toBe(text),
  );
});

it('a count has the thousands separators of the language', () => {
  expect(formatsIn('zh-CN').number(12_345)).toBe('12,345');
  expect(formatsIn('pt-BR').number(12_345)).toBe('12.345');
});
