import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromCents } from '@/shared/lib/money';
import {
  arrivedOf,
  cents,
  collectionProblem,
  invoiceAmount,
  invoiceProblem,
  leftOf,
  refundProblem,
  stateAfterRefund,
} from './orderMoney';
import { adjustProblem, lineFor, needsOther, payProblem, settledBefore, statementOf } from './settlementMoney';

/* A small world that moves only as the rules allow, and events that are counted beside it. */

const FEE = '6.00';

interface Order {
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

class World {
  orders: Order[];
  collections: { orderNo: string; amount: string; collectionStatus: string }[] = [];
  statements: Statement[] = [];
  invoices: { orderNo: string; amount: bigint; live: boolean }[] = [];
  /** Applications over what was left of an order when the buyer applied. */
  applications: { order: Order; amount: bigint }[] = [];
  /** What was invoiced beyond what was paid and not paid back, counted when it was issued. */
  overInvoiced = 0n;
  /** Counted when it happens, not computed from the records. */
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

  /** Issues the oldest application, or rejects it where a refund has left less than its amount. */
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

type Command = (world: World) => void;
const at = (world: World, index: number) => world.orders[index % world.orders.length] as Order;
const which = fc.nat({ max: 1 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(which, fc.constantFrom(0, 0, 0, 1, -1)).map(
    ([n, off]) =>
      (w: World) =>
        w.register(at(w, n), off),
  ),
  fc.tuple(which, fc.boolean()).map(
    ([n, yes]) =>
      (w: World) =>
        w.decide(at(w, n), yes),
  ),
  fc.tuple(which, fc.integer({ min: -1, max: 30_000 }), fc.nat({ max: 1 })).map(
    ([n, sum, by]) =>
      (w: World) =>
        w.askRefund(at(w, n), sum, by),
  ),
  fc.tuple(which, fc.boolean(), fc.nat({ max: 1 })).map(
    ([n, yes, by]) =>
      (w: World) =>
        w.decideRefund(at(w, n), yes, by),
  ),
  which.map((n) => (w: World) => w.apply(at(w, n))),
  fc.constant((w: World) => w.issue()),
  which.map((n) => (w: World) => w.red(at(w, n))),
  fc.nat({ max: 2 }).map((by) => (w: World) => w.settle(by)),
  fc
    .oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -400_000, max: 0 }))
    .map((by) => (w: World) => w.adjust(by)),
  fc.nat({ max: 2 }).map((by) => (w: World) => w.pay(by)),
);

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

/** Plain comparisons: thousands of `expect` would take seconds. */
function ensure(is: boolean, words: string) {
  if (!is) throw new Error(words);
}

function check({ orders, collections, statements, invoices, received, refunded, overInvoiced }: World) {
  const lines = statements.flatMap((one) => one.lines);
  const before = settledBefore(lines);
  const settled = sum(lines.map(({ amount, refund }) => cents(amount) - cents(refund)));
  const open = orders.map((order) => lineFor(order, FEE, before.get(order.orderNo)));
  const outstanding = sum(open.map((line) => (line ? line.amount - line.refund : 0n)));
  ensure(overInvoiced === 0n, 'no more is invoiced than was paid and not paid back');
  ensure(arrivedOf(collections) === received, 'what arrived never shrinks');
  ensure(received - refunded - settled - outstanding === 0n, 'the books balance');
  for (const order of orders) {
    const price = cents(order.payAmount);
    ensure(leftOf(order) >= 0n && leftOf(order) <= price, 'no more is refunded than was paid');
    ensure(order.confirmedBy < 0 || order.confirmedBy !== order.requestedBy, 'a second person confirms a refund');
    const collected = arrivedOf(collections.filter(({ orderNo }) => orderNo === order.orderNo));
    ensure(collected === 0n || collected === price, 'an order is collected once');
    ensure((before.get(order.orderNo)?.fee ?? 0n) >= 0n, 'no fee is paid back twice');
    const live = invoices.filter((one) => one.orderNo === order.orderNo && one.live);
    ensure(live.length <= 1 && sum(live.map(({ amount }) => amount)) <= price, 'an order is invoiced once');
  }
  for (const one of statements) {
    const nets = one.lines.map((line) => cents(line.amount) - cents(line.refund) - cents(line.fee));
    ensure(cents(one.settleAmount) >= 0n, 'no adjustment leaves less than nothing');
    ensure(cents(one.settleAmount) === sum(nets) + cents(one.adjustAmount), 'a statement is the sum of its lines');
  }
}

it('the books balance after every move: received − refunded − settled − outstanding = 0', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 2 });
  let [done, refused] = [0, 0];
  fc.assert(
    fc.property(amounts, fc.array(command, { minLength: 20, maxLength: 60, size: 'max' }), (prices, commands) => {
      const world = new World(prices);
      for (const run of commands) {
        run(world);
        check(world);
      }
      done += world.statements.length;
      refused += world.refused;
    }),
    { numRuns: 150 },
  );
  expect(done, 'some runs settle').toBeGreaterThan(5);
  expect(refused, 'some moves are refused').toBeGreaterThan(50);
});
