import { expect, it } from 'vitest';
import { shortDay } from '@/shared/lib/formats';
import { changeOf, periodOf, shortSpan, signed } from './figures';

it.each([
  // (150 - 120) / 120 = 25 %
  ['150.00', '120.00', '+25%'],
  // (100 - 300) / 300 = -66.66… %
  [100, '300', '-66.7%'],
  ['20.00', 20, '0%'],
  ['5.00', '0.00', undefined],
  ['5.00', 'unknown', undefined],
] as const)('%s compared with %s is a change of %s', (now, before, expected) =>
  expect(changeOf(now, before, 'zh-CN')).toBe(expected),
);

it('a percentage change is shown with its sign', () => {
  expect([signed(444.4, 'en-US'), signed(-12.5, 'en-US'), signed(0, 'en-US')]).toEqual(['+444.4%', '-12.5%', '0%']);
});

it('a period is formatted as its first and last day', () => {
  expect(shortSpan('2026-11-01', '2026-11-22', 'zh-CN')).toBe('11-01 – 11-22');
  expect(shortSpan('2026-11-01', '2026-11-22', 'en-US')).toBe('Nov 01 – Nov 22');
  expect(shortSpan('2026-11-01', '2026-11-22', 'pt-BR')).toBe('01/11 – 22/11');
  expect(shortDay('soon', 'en-US')).toBe('');
  expect([periodOf(['2026-01', '2026-02', '2026-03']), periodOf(['2026-01']), periodOf([])]).toEqual([
    '2026-01 – 2026-03',
    '2026-01',
    undefined,
  ]);
});
