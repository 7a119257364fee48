import { fromCents } from '@/shared/lib/money';
import {
  cents,
  collectionProblem,
  invoiceAmount,
  invoiceProblem,
  refundProblem,
  stateAfterRefund,
} from '@/shared/lib/rules/orderMoney';
import {
  adjustProblem,
  lineFor,
  needsOther,
  payProblem,
  settledBefore,
  statementOf,
} from '@/shared/lib/rules/settlementMoney';

/* A small simulation of orders, refunds, statements and invoices. Totals are counted independently of the records, so
   that a test can compare both. */

export const FEE = '6.00';

export interface Order {
  orderNo: string;
  orderStatus: string;
  payAmount: string;
  refundAmount: string;
  refundedAmount: string;
  requestedBy: number;
  confirmedBy: number;
  invoice: 'none' | 'asked' | 'issued';
}
interface Statement {
  lines: { orderNo: string; amount: string; refund: string; fee: string }[];
  settleAmount: string;
  adjustAmount: string;
  auditById: number;
  paid: boolean;
}

/** The simulation. Each method makes one change, or counts it in `refused` if the rules forbid it. */
export class World {
  orders: Order[];
  collections: { orderNo: string; amount: string; collectionStatus: string }[] = [];
  statements: Statement[] = [];
  invoices: { orderNo: string; amount: bigint; live: boolean }[] = [];
  /**
   * Invoice applications, each with the part of the order's amount that was not refunded when the application was made.
   */
  applications: { order: Order; amount: bigint }[] = [];
  /** Sum of the amounts invoiced in excess of the paid amount less refunds, counted when an invoice is issued. */
  overInvoiced = 0n;
  /** The amount received, counted when a payment happens instead of computed from the records. */
  received = 0n;
  refunded = 0n;
  refused = 0;

  constructor(amounts: readonly number[]) {
    this.orders = amounts.map((amount, index) => ({
      orderNo: `SO${index}`,
      orderStatus: '0',
      payAmount: fromCents(BigInt(amount)),
      refundAmount: '0.00',
      refundedAmount: '0.00',
      requestedBy: -1,
      confirmedBy: -1,
      invoice: 'none',
    }));
  }

  register(order: Order, off: number) {
    const amount = fromCents(cents(order.payAmount) + BigInt(off));
    if (collectionProblem(order, amount, this.collections)) return this.#refuse();
    return void this.collections.push({ orderNo: order.orderNo, amount, collectionStatus: '0' });
  }

  decide(order: Order, confirmed: boolean) {
    const waiting = this.collections.find((one) => one.orderNo === order.orderNo && one.collectionStatus === '0');
    if (!waiting || order.orderStatus !== '0') return this.#refuse();
    waiting.collectionStatus = confirmed ? '1' : '2';
    if (!confirmed) return undefined;
    order.orderStatus = '1';
    this.received += cents(waiting.amount);
    return undefined;
  }

  askRefund(order: Order, amount: number, by: number) {
    const asked = fromCents(BigInt(amount));
    if (order.orderStatus !== '1' || refundProblem(asked, order)) return this.#refuse();
    order.refundedAmount = order.refundAmount;
    order.refundAmount = asked;
    Object.assign(order, { requestedBy: by, confirmedBy: -1, orderStatus: '4' });
    return undefined;
  }

  decideRefund(order: Order, confirmed: boolean, by: number) {
    if (order.orderStatus !== '4' || (confirmed && needsOther(true, order.requestedBy, by))) return this.#refuse();
    order.confirmedBy = confirmed ? by : -1;
    const [asked, before] = [order.refundAmount, order.refundedAmount];
    const orderStatus = confirmed ? stateAfterRefund(order, asked) : '1';
    if (confirmed) this.refunded += cents(asked);
    const refundAmount = confirmed ? fromCents(cents(before) + cents(asked)) : before;
    return void Object.assign(order, { orderStatus, refundAmount, refundedAmount: '0.00' });
  }

  apply(order: Order) {
    const amount = invoiceAmount([order]);
    if (order.invoice !== 'none' || invoiceProblem(fromCents(amount), [order])) return this.#refuse();
    order.invoice = 'asked';
    return void this.applications.push({ order, amount });
  }

  /** Issues the oldest application, or rejects it if a refund has left less than its amount. */
  issue() {
    const [application] = this.applications;
    if (!application) return this.#refuse();
    this.applications.shift();
    const { order, amount } = application;
    order.invoice = 'none';
    if (invoiceProblem(fromCents(amount), [order])) return this.#refuse();
    order.invoice = 'issued';
    const over =
      amount -
      (cents(order.payAmount) - (order.orderStatus === '4' ? cents(order.refundedAmount) : cents(order.refundAmount)));
    if (over > 0n) this.overInvoiced += over;
    return void this.invoices.push({ orderNo: order.orderNo, amount, live: true });
  }

  red(order: Order) {
    const live = this.invoices.find((one) => one.orderNo === order.orderNo && one.live);
    if (!live) return this.#refuse();
    live.live = false;
    order.invoice = 'none';
    return undefined;
  }

  settle(auditById: number) {
    const before = settledBefore(this.statements.flatMap(({ lines }) => lines));
    const lines = this.orders
      .filter(({ orderStatus }) => orderStatus !== '4')
      .flatMap((order) => {
        const line = lineFor(order, FEE, before.get(order.orderNo));
        const text = (value: bigint) => fromCents(value);
        return line
          ? [{ orderNo: order.orderNo, amount: text(line.amount), refund: text(line.refund), fee: text(line.fee) }]
          : [];
      });
    const statement = statementOf(lines);
    if (cents(statement.settleAmount) <= 0n) return this.#refuse();
    return void this.statements.push({ lines, ...statement, auditById, paid: false });
  }

  adjust(by: number) {
    const open = this.statements.find(({ paid }) => !paid);
    if (!open || adjustProblem(statementOf(open.lines), fromCents(BigInt(by)))) return this.#refuse();
    return void Object.assign(open, statementOf(open.lines, fromCents(BigInt(by))));
  }

  pay(account: number) {
    const open = this.statements.find(({ paid }) => !paid);
    if (!open || payProblem(open, account)) return this.#refuse();
    open.paid = true;
    const nos = open.lines.map(({ orderNo }) => orderNo);
    for (const one of this.collections)
      if (nos.includes(one.orderNo) && one.collectionStatus === '1') one.collectionStatus = '3';
    return undefined;
  }

  #refuse() {
    this.refused += 1;
  }
}
