import type { CSSProperties } from 'react';
import { type Money, toCents } from '@/shared/lib/money';

/** A percentage with its sign and at most one decimal, as the language writes it: `+12.5%`. */
export const signed = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(percent / 100);

/** By how much an amount is above or below its base; undefined where there was nothing to compare with. */
export function changeOf(now: Money | null, before: Money | null, language: string): string | undefined {
  const [amount, base] = [toCents(now), toCents(before)];
  if (amount === undefined || base === undefined || base <= 0n) return undefined;
  return signed(Number(((amount - base) * 10_000n) / base) / 100, language);
}

/** Two days of the API as a short span within a year: `11-01 – 11-22`. */
export const shortSpan = (from: string, to: string): string => `${from.slice(5, 10)} – ${to.slice(5, 10)}`;

/** The period of rows in order, from the first to the last of them; undefined without rows. */
export function periodOf(names: readonly string[]): string | undefined {
  const [first, last] = [names[0], names.at(-1)];
  return first === undefined || last === undefined ? undefined : first === last ? first : `${first} – ${last}`;
}

/** The most tiles beside each other. */
const MOST_IN_ROW = 8;

/** The style that spreads tiles over as few rows as they need, as many in each: twelve are six and six. */
export function inRow(tiles: number): CSSProperties & { '--in-row': number } {
  const rows = Math.max(1, Math.ceil(tiles / MOST_IN_ROW));
  return { '--in-row': Math.max(1, Math.ceil(tiles / rows)) };
}
