/** The figures of a queue for one day; see `GET /biz/review/load`. */
export interface PastDay {
  arrived: number;
  decided: number;
  reversed: number;
  people: number;
}

/** How many records each queue usually gets on a workday. */
const USUAL: Readonly<Record<string, number>> = {
  '/biz/company': 22,
  '/biz/position': 16,
  '/biz/personal': 11,
  '/biz/memberCert': 9,
  '/biz/course': 8,
  '/biz/registration': 6,
  '/biz/school': 5,
};

/** By how many records a queue grows each week; negative for a queue that gets shorter. */
const GROWTH: Readonly<Record<string, number>> = { '/biz/company': 6, '/biz/position': -4 };

/** How many records a person decides on a workday. */
const EACH = 6;

const WEEK = 7 * 86_400_000;

/** How much the number of waiting records varies from one evening to the next, as a share of a workday's arrivals. */
const UNEVEN = 0.15;

/**
 * Returns the generated figures of a queue for a past day, `YYYY-MM-DD`, because there are too few seeded records for
 * months of history. On Saturdays and Sundays, a third of the usual number of records arrive. The number of decisions
 * is similar, unless the queue grows or shrinks. A day always has the same figures.
 */
export function pastDay(path: string, day: string): PastDay {
  const usual = USUAL[path] ?? EACH;
  const arrived = arrivedOn(path, day, usual);
  const decided = Math.max(0, arrived + lengthOn(path, dayBefore(day), usual) - lengthOn(path, day, usual));
  return {
    arrived,
    decided,
    reversed: Math.floor(decided * 0.12 * chance(`${path} reversed ${day}`)),
    people: Math.ceil(decided / EACH),
  };
}

const arrivedOn = (path: string, day: string, usual: number) =>
  Math.round(usual * (isWeekend(day) ? 1 / 3 : 1) * (0.8 + 0.4 * chance(`${path} arrived ${day}`)));

/** Returns the length of a queue in the evening of a day. Only the difference between two days is meaningful. */
const lengthOn = (path: string, day: string, usual: number) =>
  Math.round(
    ((GROWTH[path] ?? 0) * Date.parse(day)) / WEEK + usual * UNEVEN * (2 * chance(`${path} length ${day}`) - 1),
  );

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** Returns a number from 0 up to 1, always the same for the same text (FNV-1a). */
function chance(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 0) / 2 ** 32;
}
