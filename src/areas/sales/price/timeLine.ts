import dayjs from 'dayjs';

/** A period; times as the API sends them. */
interface Period {
  effectiveTime: string;
  expireTime?: string | null | undefined;
}

/** The bar of a period: start and width in percent of the line. */
export interface Bar {
  left: number;
  width: number;
  /** True for a period without an end. */
  open: boolean;
}

/** The layout of a time line: bars, now, and the starts of years, all in percent. */
export interface TimeLine {
  bars: Bar[];
  now: number;
  years: { year: number; at: number }[];
}

/** Space after the last date for periods without an end, in milliseconds. */
const ROOM = 90 * 86_400_000;

/**
 * Lays out periods from the first date to the last, including now. `scale` contains the periods of all timelines shown
 * together, so that a year has the same position in each.
 */
export function layOut(periods: readonly Period[], now: string, scale: readonly Period[] = periods): TimeLine {
  const ms = (time: string) => dayjs(time).valueOf();
  const moments = [
    now,
    ...[...periods, ...scale].flatMap(({ effectiveTime, expireTime }) => [effectiveTime, expireTime || effectiveTime]),
  ];
  const first = Math.min(...moments.map(ms));
  const last = Math.max(...moments.map(ms)) + ROOM;
  const position = (time: number) => Math.round(((time - first) / (last - first)) * 10_000) / 100;
  const years: TimeLine['years'] = [];
  for (let year = dayjs(first).year() + 1; ms(`${year}-01-01 00:00:00`) < last; year++)
    years.push({ year, at: position(ms(`${year}-01-01 00:00:00`)) });
  return {
    bars: periods.map(({ effectiveTime, expireTime }) => {
      const left = position(ms(effectiveTime));
      const right = expireTime ? position(ms(expireTime)) : 100;
      return { left, width: Math.round((right - left) * 100) / 100, open: !expireTime };
    }),
    now: position(ms(now)),
    years,
  };
}

/** True for a period that has begun and not ended. */
export const isCurrent = ({ effectiveTime, expireTime }: Period, now: string): boolean =>
  effectiveTime !== '' && effectiveTime <= now && (!expireTime || expireTime > now);
