import { fromCents, type Money, toCents } from '@/shared/lib/money';

type Amount = Money | null | undefined;

interface Amounts {
  totalAmount: Amount;
  feeAmount?: Amount;
  refundAmount?: Amount;
  taxAmount?: Amount;
  adjustAmount?: Amount;
}

/** Returns the exact settlement amount: total - fee - refunds - tax + adjustment (docs/contract#3.4.19). */
export function netOf({ totalAmount, feeAmount, refundAmount, taxAmount, adjustAmount }: Amounts): string {
  const cents = (amount: Amount) => toCents(amount) ?? 0n;
  return fromCents(
    cents(totalAmount) - cents(feeAmount) - cents(refundAmount) - cents(taxAmount) + cents(adjustAmount),
  );
}
