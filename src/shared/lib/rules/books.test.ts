import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FEE, type Order, World } from '@/testing/samples/booksWorld';
import { arrivedOf, cents, leftOf } from './orderMoney';
import { lineFor, settledBefore } from './settlementMoney';

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

/** Throws if a plain comparison fails, because thousands of `expect` calls would take seconds. */
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

it('the amounts of all orders balance after every operation: received − refunded − settled − outstanding = 0', () => {
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
