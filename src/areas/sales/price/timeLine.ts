import dayjs from 'dayjs';

/** A period on the line, times as the wire has them. */
interface Period {
  effectiveTime: string;
  expireTime?: string | null | undefined;
}

/** A period as it is drawn: where it begins and how wide it is, in percent of the line. */
export interface Bar {
  left: number;
  width: number;
  /** Without an end it runs out of the line. */
  open: boolean;
}

/** The line that periods stand on: where each stands, where now is, and the years that begin on it, all in percent. */
export interface TimeLine {
  bars: Bar[];
  now: number;
  years: { year: number; at: number }[];
}

/** How much longer than its last moment the line is, in milliseconds: open ends need room. */
const ROOM = 90 * 86_400_000;

/** Lays periods out from the first moment to the last, now included. */
export function layOut(periods: readonly Period[], now: string): TimeLine {
  const ms = (time: string) => dayjs(time).valueOf();
  const moments = [
    now,
    ...periods.flatMap(({ effectiveTime, expireTime }) => [effectiveTime, expireTime || effectiveTime]),
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
