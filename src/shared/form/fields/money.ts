import { toCents } from '@/shared/lib/money';

/** The max amount in yuan (docs/contract#3.2). */
export const MAX_MONEY = 99_999_999.99;

/**
 * Converts a typed amount with a decimal comma to an amount with a decimal point. If the amount has a comma, all points
 * are thousands separators. Without a comma, points are thousands separators only if three digits follow each point
 * (1.234.567).
 */
export function withPoint(typed: string): string {
  if (typed.includes(',')) return typed.replaceAll('.', '').replace(',', '.');
  return /^-?\d{1,3}(?:\.\d{3})+$/.test(typed.trim()) ? typed.replaceAll('.', '') : typed;
}

/** Normalizes a typed or pasted amount: accepts full-width characters, separators and currency signs. */
export const toAmount = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s,，¥￥$€']/g, '')
    .replace(/^[−–]/, '-')
    .replace(/^(?:RMB|CNY|BRL|R)/i, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/^(-?)0+(?=\d)/, '$1');

/**
 * True for an amount with at most two decimals, or for the beginning of an amount. Accepts a negative amount, because
 * the form's rule explains why a negative amount is wrong.
 */
export const isAmount = (text: string) => /^-?\d{0,12}(?:\.\d{0,2})?$/.test(text);

/** Returns the problem of a money field's value (a number or a text); undefined if the value is valid or empty. */
export function moneyProblem(
  value: unknown,
  { min, max }: { min: number; max: number },
): 'unknown' | 'decimals' | 'min' | 'max' | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'number' || typeof value === 'string' ? toAmount(String(value)) : '';
  const cents = toCents(text);
  if (cents === undefined) return /^-?\d+\.\d{3,}$/.test(text) ? 'decimals' : 'unknown';
  if (cents < (toCents(min) ?? 0n)) return 'min';
  return cents > (toCents(max) ?? 0n) ? 'max' : undefined;
}
