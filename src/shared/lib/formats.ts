import { fromCents, type Money, toCents } from './money';

/** Formats amounts, counts and times for display in a language. Not for values that are sent, stored or exported. */
export interface Formats {
  /** An amount with two decimals and separators; `-` if empty. Invalid text is returned unchanged. */
  money: (amount: Money | null | undefined) => string;
  /** Like `money`, with the currency sign, which follows a minus sign: `-¥99.00`. */
  yuan: (amount: Money | null | undefined) => string;
  /** The decimal separator. */
  decimal: string;
  /** A count with thousands separators. */
  number: (count: number) => string;
  /**
   * Formats a date, or a date and time (with seconds), from the server's format. Returns `-` for an empty text. Returns
   * text in any other format, and impossible dates, unchanged.
   */
  time: (text: string | null | undefined) => string;
  /** Like `time`, but without seconds, for lists. The text must not be empty. */
  minute: (text: string) => string;
  /** The format of a date in pickers, as a dayjs pattern. */
  day: string;
}

/** The date formats of `Intl` as dayjs patterns; languages without an entry use the server's format. */
const DAYS: Record<string, string> = { 'en-US': 'MMM D, YYYY', 'zh-TW': 'YYYY/MM/DD', 'pt-BR': 'DD/MM/YYYY' };

const known = new Map<string, Formats>();

/** The formats of a language. Always returns the same object for a language. */
export function formatsIn(language: string): Formats {
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}

/** A date, or a date and time, in the product's own format (`shared/api/fields`). */
const TIME = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/;

function makeFormats(language: string): Formats {
  const numbers = new Intl.NumberFormat(language);
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(12_345);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [sign('group'), sign('decimal')];

  function money(amount: Money | null | undefined): string {
    if (amount === null || amount === undefined || amount === '') return '-';
    const cents = toCents(amount);
    if (cents === undefined) return String(amount);
    const [whole = '', places] = fromCents(cents).split('.');
    return whole.replaceAll(/\B(?=(\d{3})+$)/g, group) + decimal + places;
  }

  const yuan = (amount: Money | null | undefined) => money(amount).replace(/^(-?)(?=\d)/, '$1¥');

  // Chinese shows dates in the server's format.
  const isOwn = language === 'zh-CN';
  const withSeconds = timeFormat(language, true);
  const toMinute = timeFormat(language, false);
  const days = dayFormat(language);

  function written(text: string, clock: Intl.DateTimeFormat, length: number): string {
    const [, day, time] = TIME.exec(text) ?? [];
    // The text is the server's local time; UTC is used here only to prevent a time zone conversion.
    const date = new Date(`${day}T${time ?? '00:00:00'}Z`);
    // Text such as `0000-00-00` or `2026-02-30` looks like a date but is not a valid date.
    if (!day || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return text;
    return isOwn ? text.slice(0, length) : (time ? clock : days).format(date);
  }

  return {
    money,
    yuan,
    decimal,
    number: (count) => numbers.format(count),
    time: (text) => (text ? written(text, withSeconds, 19) : '-'),
    minute: (text) => written(text, toMinute, 16),
    day: DAYS[language] ?? 'YYYY-MM-DD',
  };
}

const DAY = { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const NAMED_DAY = { ...DAY, month: 'short', day: 'numeric' } as const;

/** English spells out the month, because 4/5 is ambiguous. */
const dayOf = (language: string) => (language.startsWith('en') ? NAMED_DAY : DAY);

const dayFormat = (language: string) => new Intl.DateTimeFormat(language, dayOf(language));

const timeFormat = (language: string, seconds: boolean) =>
  new Intl.DateTimeFormat(language, {
    ...dayOf(language),
    ...(language.startsWith('en') ? { hour: 'numeric' } : { hour: '2-digit', hourCycle: 'h23' }),
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
  });

/** Formats the month and day of a date from the API, in the style of the language: `11-22`, `Nov 22`. */
export function shortDay(day: string, language: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  // Chinese uses the server's format; English spells out the month, because 4/5 is ambiguous.
  if (language === 'zh-CN' || Number.isNaN(date.getTime())) return day.slice(5, 10);
  const month = language.startsWith('en') ? 'short' : '2-digit';
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', month, day: '2-digit' }).format(date);
}
