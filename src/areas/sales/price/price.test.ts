import { describe, expect, it } from 'vitest';
import { ladderProblem, overlapping } from './price.rules';
import { isCurrent, layOut } from './PriceTimeLine';

const price = (id: number, effectiveTime: string, expireTime: string | null, memberType = '1') => ({
  id,
  priceType: '1',
  memberType,
  effectiveTime,
  expireTime,
});
const all = [
  price(1, '2026-01-01 00:00:00', '2026-07-01 00:00:00'),
  price(2, '2026-07-01 00:00:00', null),
  price(3, '2026-01-01 00:00:00', null, '2'),
];

it.each([
  ['before all others overlaps none', price(9, '2025-01-01 00:00:00', '2026-01-01 00:00:00'), []],
  ['that ends a second too late overlaps the next one', price(9, '2025-01-01 00:00:00', '2026-01-01 00:00:01'), [1]],
  ['over two others overlaps both', price(9, '2026-03-01 00:00:00', null), [1, 2]],
  ['in the far future overlaps one without an end', price(9, '2036-01-01 00:00:00', '2037-01-01 00:00:00'), [2]],
  ['does not overlap itself', all[0], []],
  ['for other customers overlaps none', price(9, '2026-01-01 00:00:00', null, '3'), []],
])('in the overlap check, a price period %s', (_, one, ids) => {
  expect(overlapping(one as (typeof all)[0], all).map(({ id }) => id)).toEqual(ids);
});

describe('a tiered price', () => {
  const step = (minQty?: number, maxQty?: number | null, amount: number | string = 1) => ({
    ...(minQty !== undefined && { minQty }),
    maxQty,
    price: amount,
  });
  it.each([
    ['none', [], undefined],
    ['one after the other', [step(1, 9), step(10, 99), step(100)], undefined],
    ['unordered but separate', [step(100), step(1, 9), step(10, 99)], undefined],
    ['that share a quantity', [step(1, 10), step(10, 99)], { kind: 'overlap', no: 2, other: 1 }],
    ['after an open-ended one', [step(10), step(50, 60)], { kind: 'overlap', no: 2, other: 1 }],
    ['without a first quantity', [step(1, 9), step()], { kind: 'missing', no: 2 }],
    ['that begin at zero', [step(0, 9)], { kind: 'missing', no: 1 }],
    ['that end before they begin', [step(9, 1)], { kind: 'order', no: 1 }],
    ['without a price', [step(1, 9, '')], { kind: 'price', no: 1 }],
  ])('the tiers of a price are checked for overlaps and missing values: %s', (_, steps, problem) =>
    expect(ladderProblem(steps)).toEqual(problem),
  );
});

describe('the timeline of prices', () => {
  it('the price timeline shows the price periods and the current time', () => {
    const { bars, now, years } = layOut(
      [
        { effectiveTime: '2026-01-01 00:00:00', expireTime: '2026-07-01 00:00:00' },
        { effectiveTime: '2026-07-01 00:00:00', expireTime: null },
      ],
      '2026-10-01 00:00:00',
    );
    expect(bars[0]).toMatchObject({ left: 0, open: false });
    expect(bars[1]).toMatchObject({ left: bars[0]?.width, open: true });
    expect((bars[1]?.left ?? 0) + (bars[1]?.width ?? 0)).toBeCloseTo(100);
    expect(now).toBeGreaterThan(bars[1]?.left ?? 100);
    expect(now).toBeLessThan(100);
    expect(years).toEqual([]);
  });

  it('the price timeline treats an end in the year 9999 as no end', () => {
    const line = (expireTime: string | null) =>
      layOut([{ effectiveTime: '2026-01-01 00:00:00', expireTime }], '2026-10-01 00:00:00');
    expect(line('9999-12-31 23:59:59')).toEqual(line(null));
  });

  it('the scale of the price timeline ignores a price without a start', () => {
    const own = [{ effectiveTime: '2026-01-01 00:00:00', expireTime: null }];
    expect(
      layOut(own, '2026-10-01 00:00:00', [...own, { effectiveTime: '', expireTime: '2040-01-01 00:00:00' }]),
    ).toEqual(layOut(own, '2026-10-01 00:00:00'));
  });

  it('the price timeline labels at most twelve years at equal intervals', () => {
    const { years } = layOut(
      [{ effectiveTime: '2026-01-01 00:00:00', expireTime: '2099-12-31 00:00:00' }],
      '2026-10-01 00:00:00',
    );
    expect(years.map(({ year }) => year)).toEqual([2027, 2034, 2041, 2048, 2055, 2062, 2069, 2076, 2083, 2090, 2097]);
  });

  it('the timelines of all prices use the same time scale', () => {
    const short = [{ effectiveTime: '2026-01-01 00:00:00', expireTime: '2026-07-01 00:00:00' }];
    const long = [{ effectiveTime: '2024-01-01 00:00:00', expireTime: '2028-01-01 00:00:00' }];
    const [one, other] = [short, long].map((own) => layOut(own, '2026-10-01 00:00:00', [...short, ...long]));
    expect(one?.years).toEqual(other?.years);
    expect(one?.now).toBe(other?.now);
    expect(one?.bars[0]?.left).toBe(other?.years.find(({ year }) => year === 2026)?.at);
  });

  it.each([
    ['2026-10-01 00:00:00', null, true],
    ['2026-10-01 00:00:01', null, false],
    ['2026-01-01 00:00:00', '2026-10-01 00:00:00', false],
    ['2026-01-01 00:00:00', '2026-10-01 00:00:01', true],
    ['', null, false],
  ])('on 2026-10-01, a price period from %s to %s is marked as in force: %s', (effectiveTime, expireTime, is) =>
    expect(isCurrent({ effectiveTime, expireTime }, '2026-10-01 00:00:00')).toBe(is),
  );

  it('the price timeline shows a year label even if no price period exists', () => {
    expect(layOut([], '2026-12-31 00:00:00')).toMatchObject({ bars: [], now: 0, years: [{ year: 2027 }] });
  });
});
