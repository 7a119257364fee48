/** The hours of a working day. A day of leave counts as `DAY` hours. */
const DAY = 8;

/** The morning or the afternoon of a day. */
export type Half = 'am' | 'pm';

/** A leave in the form. The first and the last half day are inclusive. */
export interface Chosen {
  from: string;
  fromHalf: Half;
  to: string;
  toHalf: Half;
}

/** A leave in the API (docs/contract#2.24): start and end times, and working hours. `days` is not sent. */
interface Span {
  days: number;
  duration: number;
  startDate: string;
  endDate: string;
}

const BEGIN = { am: '09:00:00', pm: '13:00:00' };
const END = { am: '12:00:00', pm: '18:00:00' };

/**
 * Returns a leave for the API, counted in calendar days and half days. Returns undefined if the leave ends before the
 * leave starts.
 */
export function spanOf({ from, fromHalf, to, toHalf }: Chosen): Span | undefined {
  const days = (noon(to) - noon(from)) / 86_400_000 + 1 - (fromHalf === 'pm' ? 0.5 : 0) - (toHalf === 'am' ? 0.5 : 0);
  if (!Number.isFinite(days) || days <= 0) return undefined;
  return { days, duration: days * DAY, startDate: `${from} ${BEGIN[fromHalf]}`, endDate: `${to} ${END[toHalf]}` };
}

/** Returns the half days of a stored leave. */
export const chosenOf = ({ startDate, endDate }: Pick<Span, 'startDate' | 'endDate'>): Chosen => ({
  from: startDate.slice(0, 10),
  fromHalf: startDate.slice(11) < END.am ? 'am' : 'pm',
  to: endDate.slice(0, 10),
  toHalf: endDate.slice(11) <= BEGIN.pm ? 'am' : 'pm',
});

/** Converts hours of leave to days. */
export const daysOf = (hours: number) => Math.round((hours / DAY) * 100) / 100;

/** Returns the time at noon UTC, so that no time zone changes the date. */
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
