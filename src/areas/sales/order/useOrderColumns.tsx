import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { type Order, orders } from './order.resource';

const PAID = ['payTimeBegin', 'payTimeEnd'] as const;

/** The columns and filters of the orders. */
export function useOrderColumns(): Column<Order>[] {
  const { t } = useTranslation('sales');
  return columnsOf(t, orders, [
    { field: 'orderNo', filter: true, width: 'code' },
    { field: 'orderStatus', card: 'state' },
    { field: 'payAmount', sort: true, card: 'fact' },
    // A partly refunded order stays paid, so the refund is displayed beside the paid amount.
    'refundAmount',
    { field: 'invoiceStatus', filter: true },
    { field: 'buyerName', filter: true, card: 'fact' },
    { field: 'productName', filter: true },
    { field: 'payTime', sort: true, filter: { days: PAID } },
    { field: 'orderType', filter: true },
    { field: 'payChannel', filter: true },
    { field: 'createTime', sort: true, filter: true },
    { field: 'totalAmount', sort: true },
    { field: 'discountAmount', exportOnly: true },
    'quantity',
    { field: 'buyerType', filter: true },
    { field: 'buyerPhone', secret: 'phone', filter: true },
    { field: 'tradeNo', filter: true, filterOnly: true },
  ]);
}
