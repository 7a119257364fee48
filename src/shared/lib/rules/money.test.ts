import { describe, expect, it } from 'vitest';
import {
  arrivedOf,
  collectionProblem,
  invoiceAmount,
  isPartlyRefunded,
  leftOf,
  refundedOf,
  refundProblem,
  stateAfterRefund,
} from './orderMoney';
import { lineFor, netOf, netOfLine, payProblem, settledBefore, shareOf, statementOf } from './settlementMoney';

const paid = (payAmount: string, refundAmount = '0', orderStatus = '1') => ({ orderStatus, payAmount, refundAmount });

describe('remaining amounts of orders', () => {
  it.each([
    ['paid', paid('136.00'), 13600n, 0n],
    ['refunded in part', paid('136.00', '1.00'), 13500n, 100n],
    ['completed and refunded in part', paid('136.00', '1.00', '2'), 13500n, 100n],
    ['with a refund requested', paid('136.00', '1.00', '4'), 13600n, 0n],
    ['with a second refund requested', { ...paid('136.00', '35.00', '4'), refundedAmount: '1.00' }, 13500n, 100n],
    ['refunded in full', paid('136.00', '136.00', '5'), 0n, 13600n],
    ['never paid', paid('136.00', '0', '0'), 0n, 0n],
    ['cancelled', paid('136.00', '0', '3'), 0n, 0n],
  ])('the remaining amount is the paid amount minus refunds: order %s', (_, order, left, refunded) => {
    expect([leftOf(order), refundedOf(order)]).toEqual([left, refunded]);
    expect(isPartlyRefunded(order)).toBe(refunded > 0n && left > 0n);
  });

  it.each([
    [null, '100', 'missing'],
    ['', '100', 'missing'],
    ['1.234', '100', 'missing'],
    [0, '100', 'zero'],
    ['0.00', '100', 'zero'],
    [-1, '100', 'zero'],
    [0.01, '100', undefined],
    [100, '100.00', undefined],
    [100.01, '100', 'over'],
    [0.3, '0.30', undefined],
    ['99999999.99', '99999999.98', 'over'],
  ])('a refund of %s on a paid amount of %s has the problem %s', (amount, payAmount, problem) =>
    expect(refundProblem(amount, paid(payAmount))).toBe(problem),
  );

  it('the remaining amount is the largest allowed refund, and refunding all of it marks the order as refunded', () => {
    const order = paid('136.00', '100.00');
    expect(refundProblem('36.00', order)).toBeUndefined();
    expect(refundProblem('36.01', order)).toBe('over');
    expect([stateAfterRefund(order, '35.99'), stateAfterRefund(order, '36.00')]).toEqual(['1', '5']);
  });

  it('an invoice amount is the sum of the remaining amounts of its orders', () =>
    expect(invoiceAmount([paid('136.00', '1.00'), paid('20.00'), paid('5.00', '5.00', '5')])).toBe(15500n));
});

describe('collections', () => {
  const order = { ...paid('268.80', '0', '0'), orderNo: 'SO1' };
  const other = (collectionStatus: string, orderNo = 'SO1') => ({ orderNo, amount: '268.80', collectionStatus });
  it.each([
    ['is refused for an unknown order', undefined, '268.80', [], 'unknown'],
    ['is refused for an order that is already paid', { ...order, orderStatus: '1' }, '268.80', [], 'notUnpaid'],
    ['is refused for an amount other than the order’s', order, '268.79', [], 'amount'],
    ['is allowed if it is the first for its order', order, '268.80', [], undefined],
    ['is refused beside a pending one', order, 268.8, [other('0')], 'taken'],
    ['is refused beside a confirmed one', order, '268.80', [other('1')], 'taken'],
    ['is refused beside a settled one', order, '268.80', [other('3')], 'taken'],
    ['is allowed after a rejected one', order, '268.80', [other('2')], undefined],
    ['is allowed beside one of another order', order, '268.80', [other('0', 'SO2')], undefined],
  ])('a payment %s', (_, one, amount, all, problem) => expect(collectionProblem(one, amount, all)).toBe(problem));

  it('only confirmed or settled payments of orders count as received money', () => {
    expect(arrivedOf([other('0'), other('1'), other('2')])).toBe(26880n);
    expect(arrivedOf([other('0'), other('3'), other('2')])).toBe(26880n);
  });
});

describe('statements', () => {
  it.each([
    [1n, '50', 1n],
    [1n, '49.99', 0n],
    [50n, '1', 1n],
    [49n, '1', 0n],
    [-50n, '1', -1n],
    [3990n, 6, 239n],
    [199_900n, '6.00', 11_994n],
  ])('a fee is rounded half away from zero: %s cents at %s %% give %s', (amount, rate, fee) =>
    expect(shareOf(amount, rate)).toBe(fee),
  );

  it('a statement for 39.90, 336.00 and 1,999.00 with 6 % fees has a net amount of 2,232.41', () => {
    const lines = ['39.90', '336.00', '1999.00'].map((amount, index) => ({
      orderNo: String(index),
      amount,
      fee: ['2.39', '20.16', '119.94'][index],
    }));
    expect(statementOf(lines)).toMatchObject({ totalAmount: '2374.90', feeAmount: '142.49', settleAmount: '2232.41' });
  });

  it('a statement line with 136.00 paid, 1.00 refunded and a 6 % fee pays out 126.90', () => {
    const line = lineFor(paid('136.00', '1.00'), 6);
    expect(line).toEqual({ amount: 13600n, refund: 100n, fee: 810n });
    expect(line && netOfLine(line)).toBe(12690n);
  });

  it('for a refund after settlement, the next settlement statement deducts the refund and credits the fee', () => {
    const before = settledBefore([{ orderNo: 'SO1', amount: '136.00', refund: '0.00', fee: '8.16' }]).get('SO1');
    expect(lineFor(paid('136.00'), 6, before)).toBeUndefined();
    expect(lineFor(paid('136.00', '136.00', '5'), 6, before)).toEqual({ amount: 0n, refund: 13600n, fee: -816n });
  });

  it.each([
    ['unpaid', paid('136.00', '0', '0')],
    ['refunded before it was settled', paid('136.00', '136.00', '5')],
  ])('a statement has no line for an order that is %s', (_, order) => expect(lineFor(order, 6)).toBeUndefined());

  it.each([
    [{ totalAmount: '100.10', feeAmount: '5.01', refundAmount: 0, taxAmount: '0.20', adjustAmount: '-0.09' }, '94.80'],
    [{ totalAmount: 0.3, feeAmount: 0.1, refundAmount: 0.2 }, '0.00'],
    [{ totalAmount: '10', feeAmount: '0.6', adjustAmount: '3' }, '12.40'],
  ])('a statement with the amounts %j has the net amount %s', (amounts, net) => expect(netOf(amounts)).toBe(net));

  it.each([
    ['cannot be paid by the person who audited it', { auditById: 7, settleAmount: '10.00' }, '7', 'auditor'],
    ['can be paid by another person', { auditById: 7, settleAmount: '10.00' }, 8, undefined],
    ['can be paid where the server does not name the auditor', { settleAmount: '10.00' }, 8, undefined],
    ['cannot be paid with a net of zero', { auditById: 7, settleAmount: '0.00' }, 8, 'nothing'],
    ['cannot be paid with a negative net', { auditById: 7, settleAmount: '-1.00' }, 8, 'nothing'],
  ])('a settlement statement %s', (_, row, account, problem) => expect(payProblem(row, account)).toBe(problem));
});
