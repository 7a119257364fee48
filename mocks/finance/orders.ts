import { type Money, fromCents, toCents } from '@/shared/lib/money';
import type { Call } from '../access';
import { logged } from '../moves';
import { orders } from '../sales/orders';

type OrderRow = Awaited<ReturnType<typeof orders.all>>[number];

/** An order as a line of a settlement. */
interface OrderLine {
  orderNo: string;
  productName: string;
  amount: string;
  payTime: string;
}

/** A payee and the orders the platform owes them money for. */
interface Owed {
  targetType: string;
  targetName: string;
  orders: OrderLine[];
}

const orderOf = async (orderNo: string) => (await orders.all()).find((order) => order.orderNo === orderNo);

/** Returns the reason why no payment can be registered for an order; undefined when it can. */
export async function orderToPay(orderNo: string, amount: Money | undefined): Promise<string | undefined> {
  const order = await orderOf(orderNo);
  if (!order) return '关联订单不存在';
  if (order.orderStatus !== '0') return '关联订单不是待支付状态';
  return toCents(amount) === toCents(order.payAmount) ? undefined : '收款金额与订单应付金额不一致';
}

/** Marks an order as paid and returns it. Ignores orders of another system. */
export async function orderPaid(
  { orderNo, payChannel, payTime }: { orderNo: string; payChannel: string; payTime: string },
  call: Call,
): Promise<OrderRow | undefined> {
  const order = await orderOf(orderNo);
  if (order?.orderStatus !== '0') return undefined;
  const entry = { action: 'pay', fromStatus: '0', toStatus: '1' };
  const auditLogs = logged(order.auditLogs, entry, call);
  return orders.update(order.id, { orderStatus: '1', payChannel, payTime, auditLogs });
}

/** Sets the invoice status of orders: 0 none, 1 applied for, 2 issued. */
export async function ordersInvoiced(orderNos: readonly string[] | null | undefined, invoiceStatus: '0' | '1' | '2') {
  for (const order of await orders.all())
    if (orderNos?.includes(order.orderNo)) await orders.update(order.id, { invoiceStatus });
}

/** The amounts owed per payee for orders paid in a period; without refunded and already settled orders. */
export async function owedFor(from: string, to: string, settled: ReadonlySet<string>): Promise<Owed[]> {
  const owed = new Map<string, Owed>();
  for (const order of await orders.all()) {
    const { orderNo, orderStatus, payTime, productName, payAmount } = order;
    const paid = orderStatus === '1' || orderStatus === '2';
    if (!paid || !payTime || payTime.slice(0, 10) < from || payTime.slice(0, 10) > to || settled.has(orderNo)) continue;
    const [targetType, targetName] = payeeOf(order);
    const entry = owed.get(targetName) ?? { targetType, targetName, orders: [] };
    entry.orders.push({ orderNo, productName, amount: fromCents(toCents(payAmount) ?? 0n), payTime });
    owed.set(targetName, entry);
  }
  return [...owed.values()];
}

/** The payee of an order: a creator for courses, a school for contests, a company for everything else. */
function payeeOf({ orderType }: OrderRow): [type: string, name: string] {
  if (orderType === '2') return ['3', '王子涵'];
  return orderType === '3' ? ['2', '示例职业技术学院'] : ['1', '深圳市示例科技有限公司'];
}
