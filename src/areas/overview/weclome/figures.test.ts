import { expect, it } from 'vitest';
import { changeOf, inRow, periodOf, shortSpan, signed } from './figures';
import { inOrder } from './waiting';

it.each([
  // (150 - 120) / 120 = 25 %
  ['150.00', '120.00', '+25%'],
  // (100 - 300) / 300 = -66.66… %
  [100, '300', '-66.7%'],
  ['20.00', 20, '0%'],
  ['5.00', '0.00', undefined],
  ['5.00', 'unknown', undefined],
] as const)('%s against %s is %s', (now, before, expected) => expect(changeOf(now, before, 'zh-CN')).toBe(expected));

it('says a percentage in the language, with its sign', () => {
  expect([signed(444.4, 'en-US'), signed(-12.5, 'en-US'), signed(0, 'en-US')]).toEqual(['+444.4%', '-12.5%', '0%']);
});

it('says a period by its ends', () => {
  expect(shortSpan('2026-11-01', '2026-11-22')).toBe('11-01 – 11-22');
  expect([periodOf(['2026-01', '2026-02', '2026-03']), periodOf(['2026-01']), periodOf([])]).toEqual([
    '2026-01 – 2026-03',
    '2026-01',
    undefined,
  ]);
});

it('what waits longest comes first; what is empty or still counted is not there, what failed comes last', () => {
  const queue = (kind: string, total: number, since?: string) => ({
    kind,
    queue: { total, since },
    isPending: false,
  });
  const all = [
    { kind: 'failed', queue: undefined, isPending: false },
    queue('young', 9, '2026-11-20 09:00:00'),
    queue('ageless', 2),
    queue('empty', 0),
    { kind: 'pending', queue: undefined, isPending: true },
    queue('old', 1, '2026-10-01 09:00:00'),
  ];
  expect(inOrder(all).map(({ kind }) => kind)).toEqual(['old', 'young', 'ageless', 'failed']);
});

it('spreads tiles evenly, at most eight beside each other', () => {
  expect([0, 1, 6, 8, 9, 12, 17].map((tiles) => inRow(tiles)['--in-row'])).toEqual([1, 1, 6, 8, 5, 6, 6]);
});
