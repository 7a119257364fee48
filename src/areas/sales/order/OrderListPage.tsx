import { useTranslation } from 'react-i18next';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { nextFirst } from '@/shared/list/actions/nextFirst';
import { useNeeds } from '@/shared/transitions/useNeeds';
import { useSession } from '@/shared/auth/session';
import { needsOther } from '@/shared/rules/settlementMoney';
import { allows } from '@/shared/transitions/moves';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type Order, orders } from './order.api';
import { OrderDrawer } from './OrderDrawer';
import { type OrderAction, OrderMoveModal } from './OrderMoveModal';
import { orderMoves } from './order.states';
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
const nameOf = ({ orderNo }: Order) => orderNo;

/** The list of orders: cancel and refund, with sums of the page and of all results. */
export default function OrderListPage() {
  // Loads `review` for the order history too: loading it later would suspend and blank the page.
  const { t } = useTranslation(['sales', 'shared', 'review']);
  const columns = useOrderColumns();
  const needs = useNeeds('biz_order_status');
  const { user, config } = useSession();
  const [dialogs, open] = useDialogs();
  const show = (order: Order) => open((close) => <OrderDrawer order={order} onClose={close} />);
  const begin = (chosen: OrderAction) => open((close) => <OrderMoveModal {...chosen} onClose={close} />);
  function whyNot(move: 'refund' | 'confirm' | 'cancel', { orderStatus, refundById }: Order) {
    if (!allows(orderMoves[move], orderStatus)) return needs(orderMoves[move]);
    return move === 'confirm' && needsOther(config.fourEyes, refundById, user?.userId) && t('order.otherConfirms');
  }

  return (
    <CrudPage
      api={orders}
      address={address}
      permission="sales:order"
      title={t('order.title')}
      nameOf={nameOf}
      columns={columns}
      states="biz_order_status"
      exportable
      rowActions={(order) => [
        { label: t('shared:action.detail'), permission: 'sales:order:get', onClick: () => show(order) },
        ...nextFirst(
          (['refund', 'confirm', 'cancel'] as const).map((move) => ({
            label: t(`order.moves.${move}`),
            permission: orderMoves[move].permission,
            danger: move === 'cancel',
            disabledReason: whyNot(move, order),
            onClick: () => begin({ order, action: move }),
          })),
        ),
        { label: t('order.note'), permission: 'sales:order:edit', onClick: () => begin({ order, action: 'remark' }) },
      ]}
      footer={(rows) => (
        <MoneyTotals
          path={orders.path}
          address={address}
          rows={rows}
          fields={[
            { name: 'totalAmount', label: t('order.totalAmount') },
            { name: 'payAmount', label: t('order.payAmount') },
            { name: 'refundAmount', label: t('order.refundAmount') },
          ]}
        />
      )}
    >
      {dialogs}
    </CrudPage>
  );
}
