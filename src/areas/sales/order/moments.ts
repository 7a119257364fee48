import { fromCents, type Money } from '@/shared/lib/money';
import { paidOf, refundsOf } from '@/shared/lib/rules/orderMoney';
import type { Movement, Order } from './order.resource';

/** An event in the timeline of an order's money. Completed refunds have negative amounts. */
export interface Moment {
  key: string;
  kind: 'ordered' | 'paid' | 'asked' | 'refunded' | Movement['kind'];
  time: string | null | undefined;
  amount: Money | null;
  no?: string;
  status?: string;
  /** For a refund, the user who confirmed the refund; `reason` is the reason of the refund. */
  by?: string | null | undefined;
  reason?: string | null | undefined;
}

/** Returns the events of an order and of its finance records, oldest first, events without a time last. */
export function momentsOf(order: Order, movements: readonly Movement[]): Moment[] {
  const { createTime, totalAmount, payTime, payAmount, refundAmount, orderStatus, auditLogs } = order;
  const moments: Moment[] = [
    { key: 'ordered', kind: 'ordered', time: createTime, amount: totalAmount },
    ...(paidOf(order) > 0n ? [{ key: 'paid', kind: 'paid' as const, time: payTime, amount: payAmount }] : []),
    ...movements.map(({ kind, no, status, amount, time }) => ({
      key: `${kind} ${no}`,
      kind,
      no,
      status,
      amount,
      time,
    })),
    ...refundsOf(order).map(({ amount, ...refund }, index) => ({
      key: `refunded ${index}`,
      kind: 'refunded' as const,
      amount: fromCents(-amount),
      ...refund,
    })),
  ];
  if (orderStatus === '4') {
    const time = auditLogs?.find(({ action }) => action === 'refund')?.operateTime;
    moments.push({ key: 'asked', kind: 'asked', time, amount: refundAmount ?? 0 });
  }
  return moments.toSorted((a, b) => (a.time || '9').localeCompare(b.time || '9'));
}
