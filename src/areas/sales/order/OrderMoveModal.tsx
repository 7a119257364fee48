import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { EditModal } from '@/shared/form/EditModal';
import { storedIn } from '@/shared/form/stored';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { RemarkItem } from '@/shared/form/fields/TextItem';
import { moveOf } from '@/shared/form/move/move';
import { allows } from '@/shared/transitions/moves';
import { fromCents, isPositive } from '@/shared/lib/money';
import { leftOf } from '@/shared/rules/orderMoney';
import { type Order, orders } from './order.resource';
import { orderMoves } from './order.states';
import { RefundDecision } from './RefundDecision';
import { RefundFacts } from './RefundFacts';
import { RefundItem } from './RefundItem';
import { useOrderNow } from './useOrderNow';

/** A change to an order that opens a dialog. */
export interface OrderAction {
  order: Order;
  action: 'remark' | 'cancel' | 'refund' | 'confirm';
}

/** The dialog for a remark, a cancellation, a refund, or the decision about a requested refund. */
export function OrderMoveModal({ order, action, onClose }: OrderAction & { onClose: () => void }) {
  const { t } = useTranslation('sales');
  const { yuan } = useFormats();
  const now = useOrderNow();
  const { id } = order;
  const dialog = { path: orders.path, title: t(`order.deeds.${action}`, { name: order.orderNo }), onClose };
  if (action === 'remark')
    return (
      <EditModal
        {...dialog}
        start={storedIn(orders, order)}
        save={({ remark }, key) => orders.save({ id, remark: remark ?? '' }, key)}
      >
        <RemarkItem />
      </EditModal>
    );
  const asked = {
    ...dialog,
    danger: true,
    kind: `order.${action}`,
    move: moveOf(orders, order, action, { may: ({ orderStatus }) => allows(orderMoves[action], orderStatus), now }),
  };
  if (action === 'cancel')
    return (
      <ReasonModal
        {...asked}
        label={t('order.reason')}
        okText={t('order.cancelOrder')}
        done={t('order.done.cancel')}
        presets={presetsOf(t, 'order.presets.cancel')}
        run={(reason, key) => orders.act('cancel', { id, reason }, key)}
      />
    );
  if (action === 'refund')
    return (
      <ReasonModal
        {...asked}
        wide
        start={{ refundAmount: Number(fromCents(leftOf(order))) }}
        label={t('order.refundReason')}
        okText={({ refundAmount }) => {
          const typed = String(refundAmount ?? '');
          return `${t('order.moves.refund')}${isPositive(typed) ? ` ${yuan(typed)}` : ''}`;
        }}
        done={({ refundAmount }) => t('order.done.refund', { amount: yuan(String(refundAmount)) })}
        presets={presetsOf(t, 'order.presets.refund')}
        run={(reason, key, { refundAmount }) => orders.act('refund', { id, reason, refundAmount }, key)}
      >
        <RefundFacts order={order} />
        <RefundItem order={order} />
      </ReasonModal>
    );
  return <RefundDecision order={order} dialog={asked} />;
}
