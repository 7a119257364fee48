import { serverToday } from '@/shared/settings/times';
import { http, type RequestHandler } from 'msw';
import { fromCents, type Money } from '@/shared/lib/money';
import { ARRIVED, cents, refundsOf } from '@/shared/lib/rules/orderMoney';
import { may, secured } from '../access';
import { api, ok } from '../respond';
import { orders } from '../sales/orders';
import { collections } from './collections';
import { isOwed, settlements } from './settlements';

/** An amount and the time of its payment. */
interface Entry {
  amount: Money | bigint | null;
  time: string | null | undefined;
}

/** The statuses of settlements that wait for payment: passed, or payment failed. */
const DUE = ['3', '5'];
const PAID_OUT = '4';

/** The periods of a report: today, this month so far, and the same days of the previous month. */
export function spansOf(day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const dayOf = (...parts: [month: number, date: number]) =>
    new Date(Date.UTC(year, ...parts)).toISOString().slice(0, 10);
  const lastBefore = dayOf(month - 1, 0);
  // If the previous month is shorter, its last day is used for the days it lacks.
  const sameDay = dayOf(month - 2, Math.min(date, Number(lastBefore.slice(8))));
  return { day, monthFrom: dayOf(month - 1, 1), beforeFrom: dayOf(month - 2, 1), beforeTo: sameDay };
}

/** Returns the sums of the entries in each period of a report. */
function flowOf(entries: readonly Entry[], { day, monthFrom, beforeFrom, beforeTo }: ReturnType<typeof spansOf>) {
  const between = (from: string, to: string) => {
    const own = entries.filter(({ time }) => time && time.slice(0, 10) >= from && time.slice(0, 10) <= to);
    return fromCents(own.reduce((sum, { amount }) => sum + (typeof amount === 'bigint' ? amount : cents(amount)), 0n));
  };
  return { day: between(day, day), month: between(monthFrom, day), before: between(beforeFrom, beforeTo) };
}

/** The money received, refunded and paid out, for the overview. The specification does not have this call. */
export const moneyReportHandlers: RequestHandler[] = [
  http.get(
    api('/report/statistics/money'),
    secured(null, async ({ user }) => {
      const spans = spansOf(serverToday());
      const arrived = (await collections.all()).filter(({ collectionStatus }) =>
        ARRIVED.some((one) => one === collectionStatus),
      );
      const statements = await settlements.all();
      const due = statements.filter((row) => DUE.includes(row.settleStatus ?? '') && isOwed(row));
      const pays = await may(user, 'finance:settlement:list');
      return ok({
        ...spans,
        received: (await may(user, 'finance:collection:list'))
          ? flowOf(
              arrived.map(({ amount, payTime }) => ({ amount, time: payTime })),
              spans,
            )
          : null,
        refunded: (await may(user, 'sales:order:list')) ? flowOf((await orders.all()).flatMap(refundsOf), spans) : null,
        paidOut: pays
          ? flowOf(
              statements
                .filter(({ settleStatus }) => settleStatus === PAID_OUT)
                .map(({ settleAmount, payTime }) => ({ amount: settleAmount, time: payTime })),
              spans,
            )
          : null,
        due: pays
          ? {
              amount: fromCents(due.reduce((sum, { settleAmount }) => sum + cents(settleAmount), 0n)),
              count: due.length,
            }
          : null,
      });
    }),
  ),
];
