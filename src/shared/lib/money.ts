/** An amount as it comes and is kept: decimal text, or a number of the wire. */
export type Money = string | number;

/**
 * An amount in whole cents, exact however large; undefined for what is no amount with two decimals at most. Numbers are
 * read by their digits, so that 0.1 + 0.2 never happens.
 */
export function toCents(amount: Money | null | undefined): bigint | undefined {
  const [, sign, whole, part = ''] = /^([+-]?)(\d{1,15})(?:\.(\d{0,2})0*)?$/.exec(String(amount ?? '').trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0') || '0');
  return sign === '-' ? -cents : cents;
}

/** Cents as decimal text with two places: what the wire takes. */
export function fromCents(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** The exact sum; what is no amount counts as nothing. */
export const addMoney = (amounts: readonly (Money | null | undefined)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + (toCents(amount) ?? 0n), 0n));

/** An amount for people: two places, thousands separated; `-` for none, text that is no amount as it is. */
export function showMoney(amount: Money | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return '-';
  const cents = toCents(amount);
  return cents === undefined ? String(amount) : fromCents(cents).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
}
