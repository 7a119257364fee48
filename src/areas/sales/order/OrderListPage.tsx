import { useTranslation } from 'react-i18next';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { orderName, orders } from './order.api';
import { useOrderActions } from './useOrderActions';
import { useOrderColumns } from './useOrderColumns';

const address = listAddress({
  filters: {
    orderNo: text,
    orderType: entry,
    productName: text,
    buyerName: text,
    buyerType: entry,
    buyerPhone: text,
    payChannel: entry,
    tradeNo: text,
    invoiceStatus: entry,
    payTimeBegin: day,
    payTimeEnd: day,
    beginTime: day,
    endTime: day,
  },
  tab: { field: 'orderStatus', values: ['1', '4', '0', '2', '5', '3', '6'] },
  sortable: ['totalAmount', 'payAmount', 'payTime', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of orders: cancel and refund, with sums of the page and of all results. */
export default function OrderListPage() {
  // Loads `review` for the order history too: loading it later would suspend and blank the page.
  const { t } = useTranslation(['sales', 'shared', 'review']);
  const [dialogs, open] = useDialogs();
  const sums = [
    { name: 'totalAmount', label: t('order.totalAmount') },
    { name: 'payAmount', label: t('order.payAmount') },
    { name: 'refundAmount', label: t('order.refundAmount') },
  ] as const;
  return (
    <CrudPage
      api={orders}
      address={address}
      permission="sales:order"
      title={t('order.title')}
      nameOf={orderName}
      columns={useOrderColumns()}
      states="biz_order_status"
      exportable
      rowActions={useOrderActions(open)}
      footer={(rows) => <MoneyTotals path={orders.path} address={address} rows={rows} fields={sums} />}
    >
      {dialogs}
    </CrudPage>
  );
}
