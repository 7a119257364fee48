import { deployment } from './deployment';

/** A field with a time of day, or only with a date. */
export type TimeKind = 'dateTime' | 'date';

/** The server's time zone (IANA name), in which the server writes its times. All times are displayed in this zone. */
const ZONE = deployment.timeZone || import.meta.env.VITE_TIME_ZONE || 'Asia/Shanghai';

const DAY = 86_400_000;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}))?(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
/** Epoch milliseconds as text; shorter numbers could be years or codes. */
const MILLISECONDS = /^-?\d{11,13}$/;

/**
 * Parses a time in one of the three formats in docs/decisions#6. The formats are `YYYY-MM-DD HH:mm:ss`, ISO 8601 with
 * or without a zone, and epoch milliseconds as a number or text. Returns the time in the first format, or a date as
 * `YYYY-MM-DD`. Returns undefined for any other value.
 */
export function readTime(value: unknown, kind: TimeKind): string | undefined {
  if (typeof value === 'number') return inZone(value, kind);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (MILLISECONDS.test(text)) return inZone(Number(text), kind);
  const [, day = '', minutes, seconds = '00', zone] = ISO.exec(text) ?? [];
  if (!isDay(day)) return undefined;
  const isMidnight = minutes === undefined || (minutes === '00:00' && seconds === '00');
  // A date that is sent as midnight means that day, so it is not converted to the server's time zone.
  if (zone === undefined || (kind === 'date' && isMidnight))
    return kind === 'date' ? day : `${day} ${minutes ?? '00:00'}:${seconds}`;
  return inZone(Date.parse(`${day}T${minutes ?? '00:00'}:${seconds}${zone}`), kind);
}

/** The current time in the server's time zone, `YYYY-MM-DD HH:mm:ss`, by the browser's clock. */
export const serverNow = (): string => serverTime(Date.now());

/** The current day in the server's time zone, `YYYY-MM-DD`. "Today" in the product always means this day. */
export const serverToday = (): string => serverNow().slice(0, 10);

/** Formats epoch milliseconds as a time in the server's time zone: `YYYY-MM-DD HH:mm:ss`. */
export function serverTime(ms: number): string {
  const parts = Object.fromEntries(formatter.formatToParts(ms).map(({ type, value }) => [type, value]));
  const day = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
  return `${day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/**
 * Epoch milliseconds of a time from the server, for waiting times and countdowns. Returns NaN if the value is not a
 * time.
 */
export function instantOf(value: unknown): number {
  const asUtc = utc(readTime(value, 'dateTime') ?? '');
  if (Number.isNaN(asUtc)) return asUtc;
  const offset = (ms: number) => utc(serverTime(ms)) - ms;
  // The first result is at most an hour wrong, near a change of the clocks. The second uses the offset at that time.
  return asUtc - offset(asUtc - offset(asUtc));
}

const utc = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);

function inZone(ms: number, kind: TimeKind): string | undefined {
  if (!Number.isFinite(ms) || Math.abs(ms) > 253_402_300_799_999) return undefined;
  if (kind === 'date' && ms % DAY === 0) return new Date(ms).toISOString().slice(0, 10);
  return kind === 'date' ? serverTime(ms).slice(0, 10) : serverTime(ms);
}

const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** True for an existing calendar day; false for `0000-00-00` and `2026-02-30`. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
