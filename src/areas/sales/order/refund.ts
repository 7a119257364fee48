import { type Money, toCents } from '@/shared/lib/money';

/**
 * Returns why an amount cannot be refunded: missing, 0, or more than was paid; undefined if it can. Exact to the cent.
 */
export function refundProblem(
  amount: Money | null | undefined,
  payAmount: Money | null | undefined,
): 'missing' | 'zero' | 'over' | undefined {
  const cents = toCents(amount);
  if (cents === undefined) return 'missing';
  if (cents <= 0n) return 'zero';
  return cents > (toCents(payAmount) ?? 0n) ? 'over' : undefined;
}
