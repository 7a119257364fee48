/** The hours of a working day: what a day of leave counts. */
const DAY = 8;

/** The first or the second half of a day. */
export type Half = 'am' | 'pm';

/** A leave as it is chosen: from one half day to another, both included. */
export interface Chosen {
  from: string;
  fromHalf: Half;
  to: string;
  toHalf: Half;
}

/** A leave as the wire has it (docs/contract#2.24): moments, and hours of work. */
interface Span {
  days: number;
  duration: number;
  startDate: string;
  endDate: string;
}

const BEGIN = { am: '09:00:00', pm: '13:00:00' };
const END = { am: '12:00:00', pm: '18:00:00' };

/** Calendar days with half days, from days of the form `YYYY-MM-DD`; undefined when the end is before the beginning. */
export function spanOf({ from, fromHalf, to, toHalf }: Chosen): Span | undefined {
  const days = (noon(to) - noon(from)) / 86_400_000 + 1 - (fromHalf === 'pm' ? 0.5 : 0) - (toHalf === 'am' ? 0.5 : 0);
  if (!Number.isFinite(days) || days <= 0) return undefined;
  return { days, duration: days * DAY, startDate: `${from} ${BEGIN[fromHalf]}`, endDate: `${to} ${END[toHalf]}` };
}

/** The days that hours of leave are. */
export const daysOf = (hours: number) => Math.round((hours / DAY) * 100) / 100;

/** A day without any time zone in it. */
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
