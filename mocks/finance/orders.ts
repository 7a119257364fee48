import type { Money } from '@/shared/lib/money';
import { collectionProblem, invoiceProblem, type MoneyCollection } from '@/shared/lib/rules/orderMoney';
import { type LineAmounts, lineFor, netOfLine } from '@/shared/lib/rules/settlementMoney';
import type { Call } from '../access';
import { logged } from '../moves';
import { refuse } from '../respond';
import { orders } from '../sales/orders';
import { FEE_RATE } from '../seeds/finance';

type OrderRow = Awaited<ReturnType<typeof orders.all>>[number];

/** A payee with the orders for which the platform owes them money, and the amounts of each order. */
interface Owed {
  targetType: string;
  targetName: string;
  orders: { order: OrderRow; line: LineAmounts }[];
}

const orderOf = async (orderNo: string) => (await orders.all()).find((order) => order.orderNo === orderNo);

const COLLECTION_WORDS = {
  unknown: '关联订单不存在',
  notUnpaid: '关联订单不是待支付状态',
  taken: '该订单已有待确认或已到账的收款',
  amount: '收款金额与订单应付金额不一致',
} as const;

/** Returns why no payment can be registered for an order; undefined if it can. */
export async function orderToPay(
  orderNo: string,
  amount: Money | null | undefined,
  all: readonly MoneyCollection[],
): Promise<string | undefined> {
  const problem = collectionProblem(await orderOf(orderNo), amount, all);
  return problem && COLLECTION_WORDS[problem];
}

/** Marks an unpaid order as paid and returns it; undefined if this system lacks the order. Refuses any other order. */
export async function orderPaid(
  { orderNo, payChannel, payTime }: { orderNo: string; payChannel: string; payTime: string },
  call: Call,
): Promise<OrderRow | undefined> {
  const order = await orderOf(orderNo);
  if (!order) return undefined;
  if (order.orderStatus !== '0') refuse(COLLECTION_WORDS.notUnpaid);
  const entry = { action: 'pay', fromStatus: '0', toStatus: '1' };
  const auditLogs = logged(order.auditLogs, entry, call);
  return orders.update(order.id, { orderStatus: '1', payChannel, payTime, auditLogs });
}

const INVOICE_WORDS = {
  nothing: '订单已全额退款，没有可开票金额',
  over: '开票金额超过可开票金额（实付 − 已退）',
} as const;

/** Refuses an invoice above the paid amount of its orders minus refunds, unless this system lacks one of the orders. */
export async function checkInvoiceable({
  orderNos,
  amount,
}: {
  orderNos?: string[] | null | undefined;
  amount: Money | null;
}) {
  const own = await Promise.all((orderNos ?? []).map(orderOf));
  const known = own.filter((order) => order !== undefined);
  const problem = known.length > 0 && known.length === own.length && invoiceProblem(amount, known);
  if (problem) refuse(INVOICE_WORDS[problem]);
}

/** Sets the invoice status of orders: 0 none, 1 applied for, 2 issued. */
export async function ordersInvoiced(orderNos: readonly string[] | null | undefined, invoiceStatus: '0' | '1' | '2') {
  for (const order of await orders.all())
    if (orderNos?.includes(order.orderNo)) await orders.update(order.id, { invoiceStatus });
}

/**
 * Returns the amounts owed to each payee for orders that were paid in a period, and for settled orders that were
 * refunded in that period. Leaves out orders with a pending refund.
 */
export async function owedFor(from: string, to: string, before: ReadonlyMap<string, LineAmounts>): Promise<Owed[]> {
  const inPeriod = (time: string | null | undefined) => !!time && time.slice(0, 10) >= from && time.slice(0, 10) <= to;
  const owed = new Map<string, Owed>();
  for (const order of await orders.all()) {
    const settled = before.get(order.orderNo);
    const line = lineFor(order, FEE_RATE, settled);
    if (!line || order.orderStatus === '4') continue;
    if (!inPeriod(order.payTime) && !(settled && inPeriod(order.refundTime))) continue;
    const [targetType, targetName] = payeeOf(order);
    const entry = owed.get(targetName) ?? { targetType, targetName, orders: [] };
    entry.orders.push({ order, line });
    owed.set(targetName, entry);
  }
  return [...owed.values()].filter(({ orders: all }) => all.reduce((sum, { line }) => sum + netOfLine(line), 0n) > 0n);
}

/** Returns the payee of an order: a creator for courses, a school for contests, a company for everything else. */
function payeeOf({ orderType }: OrderRow): [type: string, name: string] {
  if (orderType === '2') return ['3', '王子涵'];
  return orderType === '3' ? ['2', '示例职业技术学院'] : ['1', '深圳市示例科技有限公司'];
}
