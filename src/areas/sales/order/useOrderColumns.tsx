import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { Order } from './order.api';

const PAID = ['payTimeBegin', 'payTimeEnd'] as const;

/** The columns and filters of the orders: what was paid and when comes first. */
export function useOrderColumns(): Column<Order>[] {
  const { t } = useTranslation('sales');
  return [
    { field: 'orderNo', title: t('order.orderNo'), filter: true, width: 'code' },
    { field: 'orderStatus', title: t('order.orderStatus'), dict: 'biz_order_status', card: 'state' },
    { field: 'payAmount', title: t('order.payAmount'), kind: 'money', sort: true, card: 'fact' },
    // An order refunded in part stays paid: what was paid back stands beside what was paid.
    { field: 'refundAmount', title: t('order.refundAmount'), kind: 'money' },
    { field: 'invoiceStatus', title: t('order.invoiceStatus'), dict: 'biz_order_invoice_status', filter: true },
    { field: 'buyerName', title: t('order.buyerName'), filter: true, card: 'fact' },
    { field: 'productName', title: t('order.productName'), filter: true },
    { field: 'payTime', title: t('order.payTime'), kind: 'time', sort: true, filter: { days: PAID } },
    { field: 'orderType', title: t('order.orderType'), dict: 'biz_order_type', filter: true },
    { field: 'payChannel', title: t('order.payChannel'), dict: 'biz_pay_channel', filter: true },
    { field: 'createTime', title: t('order.createTime'), kind: 'time', sort: true, filter: true },
    { field: 'totalAmount', title: t('order.totalAmount'), kind: 'money', sort: true },
    { field: 'discountAmount', title: t('order.discountAmount'), kind: 'money', exportOnly: true },
    { field: 'quantity', title: t('order.quantity'), kind: 'number' },
    { field: 'buyerType', title: t('order.buyerType'), dict: 'biz_member_type', filter: true },
    { field: 'buyerPhone', title: t('order.buyerPhone'), secret: 'phone', filter: true },
    { field: 'tradeNo', title: t('order.tradeNo'), filter: true, filterOnly: true },
  ];
}
