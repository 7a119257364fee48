import { type Money, toCents } from '@/shared/lib/money';

export type Amount = Money | null | undefined;

/** An amount in whole cents; an invalid amount counts as 0. */
export const cents = (amount: Amount): bigint => toCents(amount) ?? 0n;

/** The fields of an order that these money rules use (docs/contract#3.4.14). */
export interface MoneyOrder {
  orderStatus: string;
  payAmount: Amount;
  /** The refunded amount; in state 4 (refund requested), the requested amount. */
  refundAmount?: Amount;
  /**
   * In state 4, the amount of earlier refunds. Our proposal, because the contract has only `refundAmount` for the
   * requested amount and for earlier refunds.
   */
  refundedAmount?: Amount;
}

/** All states of a paid order (docs/contract#3.4.14), including `ASKED` (refund requested) and `REFUNDED`. */
const PAID = ['1', '2', '4', '5'];
const ASKED = '4';
const REFUNDED = '5';

/** The amount received for an order, before refunds; 0 if it was never paid. */
export const paidOf = ({ orderStatus, payAmount }: MoneyOrder): bigint =>
  PAID.includes(orderStatus) ? cents(payAmount) : 0n;

/** The refunded amount of an order; a requested refund does not count. */
export const refundedOf = ({ orderStatus, refundAmount, refundedAmount }: MoneyOrder): bigint =>
  PAID.includes(orderStatus) ? cents(orderStatus === ASKED ? refundedAmount : refundAmount) : 0n;

/** The received amount minus refunds. */
export const leftOf = (order: MoneyOrder): bigint => paidOf(order) - refundedOf(order);

/** True for an order of which only a part has been refunded. */
export const isPartlyRefunded = (order: MoneyOrder): boolean => refundedOf(order) > 0n && leftOf(order) > 0n;

/**
 * Returns why an amount cannot be refunded, or undefined if it can. 'over' means more than the order's remaining
 * amount.
 */
export function refundProblem(amount: Amount, order: MoneyOrder): 'missing' | 'zero' | 'over' | undefined {
  const asked = toCents(amount);
  if (asked === undefined) return 'missing';
  if (asked <= 0n) return 'zero';
  return asked > leftOf(order) ? 'over' : undefined;
}

/** An order's state after a refund of `amount` is confirmed: 5 if refunded in full, 1 (paid) if in part. */
export const stateAfterRefund = (order: MoneyOrder, amount: Amount): '1' | '5' =>
  leftOf(order) - cents(amount) > 0n ? '1' : REFUNDED;

/** The money fields of a collection (docs/contract#3.4.17). */
export interface MoneyCollection {
  orderNo: string;
  amount: Amount;
  collectionStatus?: string | null | undefined;
}

/** The states of a collection whose money has arrived: confirmed and settled. Settling does not change its amount. */
export const ARRIVED = ['1', '3'] as const;

/** True for a collection whose money has arrived. */
export const hasArrived = ({ collectionStatus }: MoneyCollection): boolean =>
  ARRIVED.some((one) => one === collectionStatus);

/** The total amount of those collections whose money has arrived. */
export const arrivedOf = (all: readonly MoneyCollection[]): bigint =>
  all.filter(hasArrived).reduce((sum, { amount }) => sum + cents(amount), 0n);

/** The collections of an order that are not rejected. Their money is expected or has arrived. */
export const activeCollections = <C extends MoneyCollection>(orderNo: string, all: readonly C[]): C[] =>
  all.filter((one) => one.orderNo === orderNo && (one.collectionStatus === '0' || hasArrived(one)));

/**
 * Returns why a collection of this amount cannot be registered for an order, or undefined if it can. 'unknown' means
 * that the order does not exist. 'notUnpaid' means that no payment is due. 'taken' means that other active collections
 * leave too little of the order's amount. 'amount' means that the amount differs from the order's amount.
 */
export function collectionProblem(
  order: (MoneyOrder & { orderNo: string }) | undefined,
  amount: Amount,
  all: readonly MoneyCollection[],
): 'unknown' | 'notUnpaid' | 'taken' | 'amount' | undefined {
  if (!order) return 'unknown';
  if (order.orderStatus !== '0') return 'notUnpaid';
  const taken = activeCollections(order.orderNo, all).reduce((sum, one) => sum + cents(one.amount), 0n);
  if (taken > 0n && taken + cents(amount) > cents(order.payAmount)) return 'taken';
  return cents(amount) === cents(order.payAmount) ? undefined : 'amount';
}

/** The amount to invoice for the orders, in cents. Equals paid − refunded. */
export const invoiceAmount = (orders: readonly MoneyOrder[]): bigint =>
  orders.reduce((sum, order) => sum + leftOf(order), 0n);

/**
 * Returns why an invoice for this amount cannot be issued, or undefined if it can. 'nothing' means that the orders
 * leave nothing to invoice. 'over' means that the orders leave less than the amount.
 */
export function invoiceProblem(amount: Amount, orders: readonly MoneyOrder[]): 'nothing' | 'over' | undefined {
  const left = invoiceAmount(orders);
  if (left <= 0n) return 'nothing';
  return cents(amount) > left ? 'over' : undefined;
}

/** A completed refund: how much, when, by whom and why. */
export interface Refund {
  amount: bigint;
  time: string | null | undefined;
  by?: string | null | undefined;
  reason?: string | null | undefined;
}

interface RefundHistory extends MoneyOrder {
  refundTime?: string | null | undefined;
  /** The order's history, newest first. A confirmed refund's entry has an `amount`, a field that the contract lacks. */
  auditLogs?:
    | readonly {
        action: string;
        operateTime: string;
        operatorName?: string | null | undefined;
        amount?: Amount;
        remark?: string | null | undefined;
      }[]
    | null
    | undefined;
}

/**
 * The refunds of an order, oldest first. The refunded amount that the history lacks becomes one refund at `refundTime`.
 */
export function refundsOf(order: RefundHistory): Refund[] {
  const entries = (order.auditLogs ?? []).filter(({ action, amount }) => action === 'confirm' && cents(amount) > 0n);
  const known = entries
    .map(({ amount, operateTime, operatorName, remark }) => ({
      amount: cents(amount),
      time: operateTime,
      by: operatorName,
      reason: remark,
    }))
    .toReversed();
  const rest = known.reduce((left, { amount }) => left - amount, refundedOf(order));
  return rest > 0n ? [{ amount: rest, time: order.refundTime }, ...known] : known;
}
