import { type Money, toCents } from '@/shared/lib/money';

/** Why an amount cannot be refunded: none, nothing, or more than was paid; undefined when it can. Exact to the cent. */
export function refundProblem(
  amount: Money | null | undefined,
  payAmount: Money | null | undefined,
): 'missing' | 'zero' | 'over' | undefined {
  const cents = toCents(amount);
  if (cents === undefined) return 'missing';
  if (cents <= 0n) return 'zero';
  return cents > (toCents(payAmount) ?? 0n) ? 'over' : undefined;
}
