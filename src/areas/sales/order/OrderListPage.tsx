import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { orders } from './order.resource';
import { useOrderActions } from './useOrderActions';
import { useOrderColumns } from './useOrderColumns';

/** The list of orders. Users cancel and refund orders. Below are the sums of the page and of all matching orders. */
export default function OrderListPage() {
  // Loads the namespace `review` early: loading it with the order history would suspend and blank the page.
  useTranslation(['sales', 'shared', 'review']);
  const columns = useOrderColumns();
  const address = addressOf(columns, {
    tab: { field: 'orderStatus', values: ['1', '4', '0', '2', '5', '3', '6'] },
    defaultSort: { field: 'createTime', order: 'desc' },
  });
  return (
    <CrudPage
      api={orders}
      address={address}
      columns={columns}
      states="biz_order_status"
      exportable
      rowActions={useOrderActions()}
      footer={(rows) => (
        <MoneyTotals
          api={orders}
          address={address}
          rows={rows}
          fields={[{ name: 'totalAmount' }, { name: 'payAmount' }, { name: 'refundAmount' }]}
        />
      )}
    />
  );
}
