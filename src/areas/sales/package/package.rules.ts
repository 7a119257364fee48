import { type Moves } from '@/shared/resource/transitions/moves';
import { type Money, toCents } from '@/shared/lib/money';

const permission = 'sales:package';

/** The actions on a package, each with the shelf statuses that allow it (docs/contract#3.4.15). */
export const packageMoves = {
  putOn: { from: ['0', '2'], to: '1', permission: `${permission}:shelf` as const },
  takeOff: { from: ['1'], to: '2', permission: `${permission}:shelf` as const },
  edit: { from: ['0', '2'], to: '', permission: `${permission}:edit` as const },
  remove: { from: ['0', '2'], to: '', permission: `${permission}:remove` as const },
} as const satisfies Moves;

/** Max price of a package, in yuan. */
export const MAX_PRICE = 999_999.99;

/**
 * Returns why a price is invalid. A price is invalid if the price is missing, out of range or above the list price.
 * Returns undefined for a valid price.
 */
export function priceProblem(
  price: Money | null | undefined,
  originalPrice: Money | null | undefined,
): 'missing' | 'range' | 'overOriginal' | undefined {
  const cents = toCents(price);
  if (cents === undefined) return 'missing';
  if (cents < 0n || cents > (toCents(MAX_PRICE) ?? 0n)) return 'range';
  const original = toCents(originalPrice);
  return original !== undefined && cents > original ? 'overOriginal' : undefined;
}
