import { useFormats } from '@/shared/settings/useFormats';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { type Stored, storedIn } from '@/shared/form/stored';
import { presetsOf } from '@/shared/actions/presets';
import { ReasonItem } from '@/shared/actions/ReasonItem';
import { rememberReason } from '@/shared/actions/reasons';
import { RemarkItem } from '@/shared/fields/TextItem';
import { moveOf } from '@/shared/form/move/move';
import type { Values } from '@/shared/form/useEditor';
import { allows } from '@/shared/states/moves';
import { fromCents, isPositive } from '@/shared/lib/money';
import { leftOf } from '@/shared/rules/orderMoney';
import { type Order, orders } from './order.api';
import { orderMoves } from './order.states';
import { RefundDecision } from './RefundDecision';
import { RefundFacts } from './RefundFacts';
import { RefundItem } from './RefundItem';
import { useOrderNow } from './useOrderNow';

/** A change to an order that opens a dialog. */
export interface OrderDeed {
  order: Order;
  deed: 'remark' | 'cancel' | 'refund' | 'confirm';
}

/** The dialog for a remark, a cancellation, a refund, or the decision about a requested refund. */
export function OrderMoveModal({ order, deed, onClose }: OrderDeed & { onClose: () => void }) {
  const { t } = useTranslation('sales');
  const { yuan } = useFormats();
  const now = useOrderNow();
  const kind = `order.${deed}`;

  async function save({ reason, refundAmount, refunded, remark }: Values, key?: string) {
    const { id } = order;
    if (deed === 'remark') await orders.save({ id, remark: remark ?? '' }, key);
    else if (deed === 'confirm')
      await orders.act(
        'confirm',
        {
          id,
          orderStatus: refunded === true ? orderMoves.confirm.to : orderMoves.refuse.to,
          ...(refunded !== true && { reason }),
        },
        key,
      );
    else await orders.act(deed, { id, reason, ...(deed === 'refund' && { refundAmount }) }, key);
    if (reason) rememberReason(kind, String(reason));
  }

  /** The button says what it does, and with how much money. */
  function verb({ refundAmount, refunded }: Values): string {
    const asked = String(refundAmount ?? '');
    const amount = isPositive(asked) ? ` ${yuan(asked)}` : '';
    if (deed === 'refund') return `${t('order.moves.refund')}${amount}`;
    if (deed === 'cancel') return t('order.cancelOrder');
    return refunded === false
      ? t('order.refuseRefund')
      : `${t('order.moves.confirm')} ${yuan(order.refundAmount ?? 0)}`;
  }

  function done({ refundAmount, refunded }: Values): string {
    if (deed === 'refund') return t('order.done.refund', { amount: yuan(String(refundAmount)) });
    if (deed === 'cancel') return t('order.done.cancel');
    return refunded === false ? t('order.done.refuse') : t('order.done.confirm', { amount: yuan(order.refundAmount) });
  }

  return (
    <EditModal
      path={orders.path}
      title={t(`order.deeds.${deed}`, { name: order.orderNo })}
      start={start(order, deed)}
      save={save}
      onClose={onClose}
      {...(deed !== 'remark' && {
        okText: verb,
        danger: true,
        wide: deed !== 'cancel',
        done,
        move: moveOf(orders, order, deed, { may: ({ orderStatus }) => allows(orderMoves[deed], orderStatus), now }),
      })}
    >
      {deed === 'remark' && <RemarkItem />}
      {deed === 'cancel' && (
        <ReasonItem
          name="reason"
          label={t('order.reason')}
          kind={kind}
          presets={presetsOf(t, 'order.presets.cancel')}
          required
        />
      )}
      {deed === 'refund' && (
        <>
          <RefundFacts order={order} />
          <RefundItem order={order} />
          <ReasonItem
            name="reason"
            label={t('order.refundReason')}
            kind={kind}
            presets={presetsOf(t, 'order.presets.refund')}
            required
          />
        </>
      )}
      {deed === 'confirm' && <RefundDecision order={order} kind={kind} />}
    </EditModal>
  );
}

function start(order: Order, deed: OrderDeed['deed']): Values | Stored {
  if (deed === 'remark') return storedIn(orders, order);
  return deed === 'refund' ? { refundAmount: Number(fromCents(leftOf(order))) } : { refunded: true };
}
