import { useQueries } from '@tanstack/react-query';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { fromCents } from '@/shared/lib/money';
import { invoiceAmount, invoiceProblem, paidOf, refundedOf } from '@/shared/lib/rules/orderMoney';
import { type OrderBrief, orderBriefQuery } from '../order/orderBrief.api';
import type { Invoice } from './invoice.resource';

/** The paid and refunded amounts of the orders of an invoice, and the amount that can still be invoiced. */
export interface InvoiceMoney {
  paid: string;
  refunded: string;
  left: string;
  problem: ReturnType<typeof invoiceProblem>;
}

/** The amounts of an application's orders; undefined while loading, without orders, or if any order is unavailable. */
export function useInvoiceMoney({ orderNos, amount }: Invoice): InvoiceMoney | undefined {
  const user = useSession((session) => session.user);
  const numbers = orderNos ?? [];
  const queries = useQueries({
    queries: numbers.map((no) => ({ ...orderBriefQuery(no), enabled: can(user, 'sales:order:list') })),
  });
  const orders = queries.map(({ data }) => data ?? undefined).filter((order) => order !== undefined);
  return orders.length === 0 || orders.length < numbers.length ? undefined : moneyOf(orders, amount);
}

function moneyOf(orders: readonly OrderBrief[], amount: Invoice['amount']): InvoiceMoney {
  const sum = (of: typeof paidOf) => fromCents(orders.reduce((all, order) => all + of(order), 0n));
  return {
    paid: sum(paidOf),
    refunded: sum(refundedOf),
    left: fromCents(invoiceAmount(orders)),
    problem: invoiceProblem(amount, orders),
  };
}
