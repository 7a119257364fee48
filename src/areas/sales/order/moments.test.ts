import { expect, it } from 'vitest';
import { fit } from '@/shared/api/fit';
import { movementsSchema, type Order } from './order.resource';
import { momentsOf } from './moments';

const order = {
  id: 1,
  orderNo: 'SO1',
  orderStatus: '1',
  totalAmount: '146.00',
  payAmount: '136.00',
  createTime: '2026-11-01 09:00:00',
  payTime: '2026-11-01 10:00:00',
  refundAmount: '1.00',
  refundTime: '2026-11-03 10:00:00',
} as Order; // this test needs no other fields of an order

it('the timeline of an order includes finance entries in time order', () => {
  const movements = [
    { kind: 'settlement' as const, no: 'JS1', status: '4', amount: '126.90', time: '2026-12-01 00:00:00' },
    { kind: 'collection' as const, no: 'SK1', status: '3', amount: '136.00', time: '2026-11-01 09:30:00' },
    { kind: 'invoice' as const, no: 'KP1', status: '3', amount: '136.00', time: '2026-11-02 10:00:00' },
  ];
  expect(momentsOf(order, movements).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'ordered 146.00',
    'collection 136.00',
    'paid 136.00',
    'invoice 136.00',
    'refunded -1.00',
    'settlement 126.90',
  ]);
});

it('the timeline of an order shows a pending refund as requested, not as refunded', () => {
  const asked = { ...order, orderStatus: '4', refundAmount: '5.00', refundedAmount: null, refundTime: null };
  expect(momentsOf(asked, []).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'ordered 146.00',
    'paid 136.00',
    'asked 5.00',
  ]);
  expect(momentsOf({ ...order, orderStatus: '0', refundAmount: 0 }, []).map(({ kind }) => kind)).toEqual(['ordered']);
});

it('the timeline of an order lists each refund, even if a refund is missing from the audit log', () => {
  const entry = (amount: string, day: string) => ({
    id: day,
    action: 'confirm',
    amount,
    operateTime: `2026-11-${day} 10:00:00`,
    operatorName: '周秀英',
    remark: '部分未使用',
  });
  const auditLogs = [entry('88.88', '05'), entry('10.10', '04')]; // newest first
  const refunds = (refundAmount: string) =>
    momentsOf({ ...order, refundAmount, auditLogs }, [])
      .filter(({ kind }) => kind === 'refunded')
      .map(({ amount, time, by, reason }) => [amount, time?.slice(8, 10), by, reason]);
  const known = [
    ['-10.10', '04', '周秀英', '部分未使用'],
    ['-88.88', '05', '周秀英', '部分未使用'],
  ];
  expect(refunds('98.98')).toEqual(known);
  expect(refunds('99.98')).toEqual([['-1.00', '03', undefined, undefined], ...known]);
});

it('an event without a time is the last one of the timeline', () => {
  const movement = { kind: 'invoice' as const, no: 'KP1', status: '3', amount: '136.00' };
  expect(momentsOf(order, [{ ...movement, time: '' }]).at(-1)).toMatchObject({ kind: 'invoice' });
});

it('the finance entries of an order may have times in any format that the product reads', () => {
  const movement = { kind: 'invoice', no: 'KP1', status: '3', amount: '136.00' };
  const movements = [
    { ...movement, time: '2026-11-02T10:00:00+08:00' },
    { ...movement, time: null },
  ];
  expect(fit(movementsSchema, { movements }).value).toMatchObject({
    movements: [{ time: '2026-11-02 10:00:00' }, { time: '' }],
  });
});
