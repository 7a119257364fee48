import { http, type RequestHandler } from 'msw';
import { fromCents } from '@/shared/lib/money';
import { cents } from '@/shared/lib/rules/orderMoney';
import { netOfLine } from '@/shared/lib/rules/settlementMoney';
import { secured } from '../access';
import { MISSING } from '../crud';
import { api, ok, refuse } from '../respond';
import { orders } from '../sales/orders';
import { collections } from './collections';
import { invoices } from './invoices';
import { settlements } from './settlements';

/** The finance records of an order, for the timeline of its money. The specification does not have this call. */
export const orderMoneyHandlers: RequestHandler[] = [
  http.get(
    api('/biz/order/money/:id'),
    secured('sales:order:get', async ({ params }) => {
      const { orderNo } = (await orders.find(params.id)) ?? refuse(MISSING);
      const collected = (await collections.all())
        .filter((row) => row.orderNo === orderNo)
        .map((row) => ({
          kind: 'collection',
          no: row.collectionNo ?? '',
          status: row.collectionStatus ?? '',
          amount: row.amount,
          time: row.payTime,
        }));
      const invoiced = (await invoices.all())
        .filter(({ orderNos }) => orderNos?.includes(orderNo))
        .map((row) => ({
          kind: 'invoice',
          no: row.applyNo ?? '',
          status: row.invoiceStatus ?? '',
          amount: row.amount,
          time: row.invoiceTime ?? row.applyTime ?? '',
        }));
      const settled = (await settlements.all()).flatMap(({ settleNo, settleStatus, items, createTime }) =>
        (items ?? [])
          .filter((line) => line.orderNo === orderNo)
          .map(({ amount, refund, fee }) => ({
            kind: 'settlement',
            no: settleNo,
            status: settleStatus ?? '',
            amount: fromCents(netOfLine({ amount: cents(amount), refund: cents(refund), fee: cents(fee) })),
            time: createTime ?? '',
          })),
      );
      return ok({ movements: [...collected, ...invoiced, ...settled] });
    }),
  ),
];
