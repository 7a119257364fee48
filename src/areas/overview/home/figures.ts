import { shortDay } from '@/shared/lib/formats';
import { type Money, toCents } from '@/shared/lib/money';

/** Formats a percentage for the language, with its sign and at most one decimal: `+12.5%`. */
export const signed = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(percent / 100);

/** Formats the change from `before` to `now` in percent; undefined if `now` is missing or `before` is not positive. */
export function changeOf(now: Money | null, before: Money | null, language: string): string | undefined {
  const [amount, base] = [toCents(now), toCents(before)];
  if (amount === undefined || base === undefined || base <= 0n) return undefined;
  return signed(Number(((amount - base) * 10_000n) / base) / 100, language);
}

/** Formats two API dates as a short span without the year: `11-01 – 11-22`. */
export const shortSpan = (from: string, to: string, language: string): string =>
  `${shortDay(from, language)} – ${shortDay(to, language)}`;

/** Returns the period from the first to the last of the sorted names. Returns undefined without names. */
export function periodOf(names: readonly string[]): string | undefined {
  const [first, last] = [names[0], names.at(-1)];
  return first === undefined || last === undefined ? undefined : first === last ? first : `${first} – ${last}`;
}
