import { fromCents, type Money, toCents } from '@/shared/lib/money';
import { type Amount, cents, leftOf, type MoneyOrder, paidOf, refundedOf } from './orderMoney';

/** One hundred percent, in hundredths of a percent. */
const WHOLE = 10_000n;

/** The share `percent` of an amount in cents, rounded to the cent (half away from 0). */
export function shareOf(amount: bigint, percent: Money): bigint {
  const size = (amount < 0n ? -amount : amount) * cents(percent);
  const share = (size + WHOLE / 2n) / WHOLE;
  return amount < 0n ? -share : share;
}

/** The amounts of one order in a statement (docs/contract#3.4.19), in cents. */
export interface LineAmounts {
  /** The paid amount of the order. */
  amount: bigint;
  /** The refunded amount. */
  refund: bigint;
  /** The platform's fee on the remaining amount, rounded for each line (half up). */
  fee: bigint;
}

const NOTHING: LineAmounts = { amount: 0n, refund: 0n, fee: 0n };

/** The payee's share of a line. */
export const netOfLine = ({ amount, refund, fee }: LineAmounts): bigint => amount - refund - fee;

/**
 * A line from the API. `refund` is our proposal, because the contract has only one sum of all refunds in a statement.
 */
export interface StatementLine {
  orderNo: string;
  amount: Amount;
  refund?: Amount;
  fee: Amount;
}

/** The sums of each order's amounts in earlier statements, by order number. */
export function settledBefore(lines: readonly StatementLine[]): Map<string, LineAmounts> {
  const found = new Map<string, LineAmounts>();
  for (const { orderNo, amount, refund, fee } of lines) {
    const before = found.get(orderNo) ?? NOTHING;
    found.set(orderNo, {
      amount: before.amount + cents(amount),
      refund: before.refund + cents(refund),
      fee: before.fee + cents(fee),
    });
  }
  return found;
}

/**
 * Returns the line of an order in the next statement. The line has the amounts paid, refunded and charged since the
 * earlier statements. For a refund after settlement, the line deducts the refund and gives back its fee. Returns
 * undefined if the line would have neither a net amount nor a fee.
 */
export function lineFor(order: MoneyOrder, feeRate: Money, before: LineAmounts = NOTHING): LineAmounts | undefined {
  const line = {
    amount: paidOf(order) - before.amount,
    refund: refundedOf(order) - before.refund,
    fee: shareOf(leftOf(order), feeRate) - before.fee,
  };
  return line.amount === line.refund && line.fee === 0n ? undefined : line;
}

interface StatementAmounts {
  totalAmount: Amount;
  feeAmount?: Amount;
  refundAmount?: Amount;
  taxAmount?: Amount;
  adjustAmount?: Amount;
}

/** The net amount of a settlement: total − fee − refunds − tax + adjustment (docs/contract#3.4.19), exact. */
export const netOf = ({ totalAmount, feeAmount, refundAmount, taxAmount, adjustAmount }: StatementAmounts): string =>
  fromCents(cents(totalAmount) - cents(feeAmount) - cents(refundAmount) - cents(taxAmount) + cents(adjustAmount));

/** The amounts of a statement with these lines. `taxAmount` is 0.00, because only the server computes the tax. */
export function statementOf(lines: readonly StatementLine[], adjustAmount: Amount = '0.00') {
  const sum = (amounts: readonly Amount[]) => fromCents(amounts.reduce((all: bigint, one) => all + cents(one), 0n));
  const amounts = {
    totalAmount: sum(lines.map(({ amount }) => amount)),
    feeAmount: sum(lines.map(({ fee }) => fee)),
    refundAmount: sum(lines.map(({ refund }) => refund)),
    taxAmount: '0.00',
    adjustAmount: fromCents(cents(adjustAmount)),
  };
  return { ...amounts, settleAmount: netOf(amounts) };
}

/** The id of an account, as number or text. */
type AccountId = number | string | null | undefined;

/** True for equal, non-empty ids. Names are not compared, because they change, and two people may share a name. */
export const isSameAccount = (one: AccountId, other: AccountId): boolean =>
  one !== null && one !== undefined && one !== '' && String(one) === String(other);

/**
 * Returns why an account cannot pay a statement, or undefined if it can. 'auditor' means that the account has audited
 * the statement. 'nothing' means that nothing is owed. If the server does not send `auditById`, only the server can
 * detect the auditor.
 */
export function payProblem(
  { auditById, settleAmount }: { auditById?: AccountId; settleAmount: Amount },
  account: AccountId,
): 'auditor' | 'nothing' | undefined {
  if (isSameAccount(auditById, account)) return 'auditor';
  return cents(settleAmount) > 0n ? undefined : 'nothing';
}

/**
 * Returns why a statement cannot be adjusted by this amount, or undefined if it can. 'missing' means that the amount is
 * empty or invalid. 'negative' means that the net amount would become negative.
 */
export function adjustProblem(statement: StatementAmounts, adjustAmount: Amount): 'missing' | 'negative' | undefined {
  if (toCents(adjustAmount) === undefined) return 'missing';
  return cents(netOf({ ...statement, adjustAmount })) < 0n ? 'negative' : undefined;
}

/** True if a second user must confirm (`biz.finance.fourEyes`), because this account made the request. */
export const needsOther = (fourEyes: boolean, requestedBy: AccountId, account: AccountId): boolean =>
  fourEyes && isSameAccount(requestedBy, account);
