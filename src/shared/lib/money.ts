/** An amount from the API, as decimal text or as a number. */
export type Money = string | number;

/**
 * Converts an amount to whole cents, without rounding. Returns undefined for an invalid amount. An amount may have at
 * most 15 digits before the point and two decimals. Parses the decimal text of a number, because multiplying would
 * cause floating-point errors.
 */
export function toCents(amount: Money | null | undefined): bigint | undefined {
  const [, sign, whole, part = ''] = /^([+-]?)(\d{1,15})(?:\.(\d{0,2})0*)?$/.exec(String(amount ?? '').trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0') || '0');
  return sign === '-' ? -cents : cents;
}

/** Converts cents to decimal text with two decimals, the format of the API. */
export function fromCents(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** An amount without unneeded decimals, for sentences: `99`, `9.90`. Returns other text unchanged, '' for null. */
export function shortMoney(amount: Money | null | undefined): string {
  const cents = toCents(amount);
  return cents === undefined ? String(amount ?? '') : fromCents(cents).replace(/\.00$/, '');
}

/** True for an amount above zero. An invalid amount is not positive. */
export const isPositive = (amount: Money | null | undefined): boolean => (toCents(amount) ?? 0n) > 0n;

/** The exact sum; invalid amounts count as 0. */
export const addMoney = (amounts: readonly (Money | null | undefined)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + (toCents(amount) ?? 0n), 0n));
