import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { moneyColumn } from '@/shared/list/moneyColumn';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import type { Order } from './order.api';

/** The columns and filters of the orders; amounts are right-aligned and exact. */
export function useOrderColumns(): ProColumns<Order>[] {
  const { t } = useTranslation('sales');
  return [
    { dataIndex: 'orderNo', title: t('order.orderNo'), fixed: 'left' },
    dictColumn('biz_order_type', 'orderType', t('order.orderType')),
    { dataIndex: 'productName', title: t('order.productName') },
    { dataIndex: 'quantity', title: t('order.quantity'), search: false, align: 'right' },
    { dataIndex: 'buyerName', title: t('order.buyerName') },
    dictColumn('biz_member_type', 'buyerType', t('order.buyerType')),
    { dataIndex: 'buyerPhone', title: t('order.buyerPhone') },
    moneyColumn('totalAmount', t('order.totalAmount')),
    moneyColumn('payAmount', t('order.payAmount')),
    dictColumn<Order>('biz_pay_channel', 'payChannel', t('order.payChannel')),
    { dataIndex: 'tradeNo', title: t('order.tradeNo'), hideInTable: true },
    { ...dictColumn<Order>('biz_order_status', 'orderStatus', t('order.orderStatus')), search: false },
    dictColumn<Order>('biz_order_invoice_status', 'invoiceStatus', t('order.invoiceStatus')),
    { dataIndex: 'payTime', title: t('order.payTime'), search: false, sorter: true },
    rangeColumn(t('order.payTime'), ['payTimeBegin', 'payTimeEnd']),
    { dataIndex: 'createTime', title: t('order.createTime'), search: false, sorter: true },
    rangeColumn(t('order.createTime')),
  ];
}
