import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { randomOf } from '@/testing/fuzz/random';
import { forecast } from './forecast';
import type { QueueLoad } from './load.api';

const TODAY = '2026-11-25';

/** Eight past weeks in which all days are equal. */
const steady = (day: { arrived: number; decided: number; people: number }): QueueLoad['days'] =>
  Array.from({ length: 56 }, (_, index) => ({
    day: dayjs(TODAY)
      .subtract(55 - index, 'day')
      .format('YYYY-MM-DD'),
    reversed: 0,
    ...day,
  }));

const load = (part: Partial<QueueLoad>): QueueLoad => ({
  path: '/biz/company',
  ages: [],
  overdue: 0,
  days: [],
  ...part,
});

describe('a queue with 12 new records a day and two people who decide 10', () => {
  const days = steady({ arrived: 12, decided: 10, people: 2 });

  it('with a two-day limit, records become overdue as soon as the queue exceeds the arrivals of two days', () => {
    // Waiting at the end of day n: 5 + 2n. Overdue after two days: more than the arrivals of two days, 24, so n = 10.
    const { days: ahead, lateOn } = forecast(load({ ages: [5], days }), { today: TODAY, limit: 2, more: 0 });
    expect(ahead[9]).toEqual({ day: '2026-12-05', waiting: 25, overdue: 1 });
    expect(lateOn).toBe('2026-12-05');
  });

  it('a queue that grows with two reviewers never becomes late with three reviewers', () => {
    const { days: ahead, lateOn } = forecast(load({ ages: [5], days }), { today: TODAY, limit: 2, more: 1 });
    expect(lateOn).toBeUndefined();
    expect(ahead.at(-1)?.waiting).toBe(0);
  });

  it('a growing queue recovers from 20 overdue records only with one more person', () => {
    // 40 wait, 20 of them for three days. With 15 decisions a day, 3 fewer wait every evening: 37, 34, 31, 28, 25, 22.
    const late = load({ ages: [10, 10, 0, 20], overdue: 20, days });
    expect(forecast(late, { today: TODAY, limit: 2, more: 0 })).toMatchObject({
      lateOn: undefined,
      clearedOn: undefined,
    });
    expect(forecast(late, { today: TODAY, limit: 2, more: 1 }).clearedOn).toBe('2026-12-01');
  });
});

it('a queue without past data is forecast to stay at its present length', () => {
  const { days, lateOn } = forecast(load({ ages: [3] }), { today: TODAY, limit: 2, more: 1 });
  expect(days.at(-1)?.waiting).toBe(3);
  expect(lateOn).toBe('2026-11-27');
});

it('a weekend without decisions does not make the queue late on Monday', () => {
  const isWeekend = (day: string) => [0, 6].includes(dayjs(day).day());
  const days = steady({ arrived: 10, decided: 14, people: 2 }).map((one) =>
    isWeekend(one.day) ? { ...one, decided: 0, people: 0 } : one,
  );
  // On Wednesday evening nothing waits. The records of Saturday have waited for two days on Monday evening.
  const { days: ahead, lateOn } = forecast(load({ days }), { today: TODAY, limit: 2, more: 0 });
  expect(ahead.slice(0, 5).map(({ waiting }) => waiting)).toEqual([0, 0, 10, 20, 16]);
  expect(lateOn).toBeUndefined();
});

describe('a forecast compared with simulated queues', () => {
  /** Returns how many of `tries` attempts succeed, each with the probability `chance`. */
  const drawn = (random: () => number, tries: number, chance: number) =>
    Array.from({ length: tries }, random).filter((one) => one < chance).length;

  /**
   * Simulates a queue day by day. Arrivals are random, and a third of the usual at the weekend. Three to five people
   * decide the oldest records first, at a pace that varies by a fifth; each is away on 7 % of the days.
   * Arrivals exceed decisions by 10 to 20 %, because chance alone would change the length of a balanced queue by more
   * than 15 % in two weeks.
   */
  function replay(seed: number, length: number) {
    const random = randomOf(seed).next;
    const [usual, staff] = [30 + Math.floor(random() * 30), 3 + Math.floor(random() * 3)];
    const pace = ((5.67 * usual) / (5 * staff * 0.93 + 2)) * (0.82 + random() * 0.1);
    let waiting: number[] = Array.from({ length: 60 }, () => 0);
    return Array.from({ length }, (_, index) => {
      const date = dayjs(TODAY).add(index - 55, 'day');
      const isWeekend = [0, 6].includes(date.day());
      const arrived = drawn(random, usual * 2, isWeekend ? 1 / 6 : 0.5);
      const people = isWeekend ? 1 : Math.max(1, staff - drawn(random, staff, 0.07));
      let left = Math.round(people * pace * (0.8 + random() * 0.4));
      const before = sumOf(waiting) + arrived;
      waiting = [arrived, ...waiting]
        .toReversed()
        .map((count) => {
          const taken = Math.min(left, count);
          left -= taken;
          return count - taken;
        })
        .toReversed();
      const decided = before - sumOf(waiting);
      return { day: date.format('YYYY-MM-DD'), arrived, decided, people, reversed: 0, ages: waiting };
    });
  }

  const sumOf = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

  it('a 14-day forecast of waiting records is at most 15 % off in 57 of 60 simulated queues', () => {
    const errors = Array.from({ length: 60 }, (_, seed) => {
      const all = replay(seed + 1, 56 + 14);
      const [past, truth] = [all.slice(0, 56), sumOf(all.at(-1)?.ages ?? [])];
      const known = load({ ages: past.at(-1)?.ages ?? [], days: past });
      const told = forecast(known, { today: TODAY, limit: 2, more: 0 }).days[13]?.waiting ?? 0;
      return Math.abs(told - truth) / truth;
    });
    expect(errors.filter((error) => error <= 0.15).length).toBeGreaterThanOrEqual(57);
    expect(errors.filter((error) => error <= 0.08).length).toBeGreaterThanOrEqual(30);
  });
});
