import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { presetsOf } from '@/shared/actions/presets';
import { ReasonItem } from '@/shared/actions/ReasonItem';
import { rememberReason } from '@/shared/actions/reasons';
import { RemarkItem } from '@/shared/fields/TextItem';
import type { Values } from '@/shared/form/useEditor';
import { type Money, showMoney } from '@/shared/lib/money';
import { type Order, orders } from './order.api';
import { orderMoves } from './order.states';
import { RefundItem } from './RefundItem';

/** The form values of a decision about a refund. */
interface RefundDecision {
  refunded: boolean;
}

const Field = Form.Item<RefundDecision>;

/** A change to an order that opens a dialog. */
export interface OrderDeed {
  order: Order;
  deed: 'remark' | 'cancel' | 'refund' | 'confirm';
}

/** The dialog for a remark, a cancellation, a refund, or the decision about a requested refund. */
export function OrderMoveModal({ order, deed, onClose }: OrderDeed & { onClose: () => void }) {
  const { t } = useTranslation('sales');
  const kind = `order.${deed}`;

  async function save({ reason, refundAmount, refunded, remark }: Values) {
    const { id } = order;
    if (deed === 'remark') await orders.save({ id, remark });
    else if (deed === 'confirm')
      await orders.act('confirm', {
        id,
        orderStatus: refunded === true ? orderMoves.confirm.to : orderMoves.refuse.to,
        ...(refunded !== true && { reason }),
      });
    else await orders.act(deed, { id, reason, ...(deed === 'refund' && { refundAmount }) });
    if (reason) rememberReason(kind, String(reason));
  }

  return (
    <EditModal
      path={orders.path}
      title={t(`order.deeds.${deed}`, { name: order.orderNo })}
      start={start(order, deed)}
      save={save}
      onClose={onClose}
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
          <RefundItem payAmount={order.payAmount} />
          <ReasonItem
            name="reason"
            label={t('order.refundReason')}
            kind={kind}
            presets={presetsOf(t, 'order.presets.refund')}
            required
          />
        </>
      )}
      {deed === 'confirm' && <Decision order={order} kind={kind} presets={presetsOf(t, 'order.presets.refuse')} />}
    </EditModal>
  );
}

function start({ payAmount, remark }: Order, deed: OrderDeed['deed']): Values {
  if (deed === 'remark') return { remark };
  return deed === 'refund' ? { refundAmount: Number(payAmount) } : { refunded: true };
}

/** Confirms a refund, or rejects it with a reason. */
function Decision({ order, kind, presets }: { order: Order; kind: string; presets: readonly string[] }) {
  const { t } = useTranslation('sales');
  const [refunded, setRefunded] = useState(true);
  const amounts = { amount: showMoney(order.refundAmount as Money), paid: showMoney(order.payAmount) };
  return (
    <>
      <p>{t('order.confirmAsk', { ...amounts, reason: order.refundReason ?? '-' })}</p>
      <Field name="refunded" label={t('order.decision')}>
        <Radio.Group
          options={[
            { value: true, label: t('order.confirmRefund') },
            { value: false, label: t('order.refuseRefund') },
          ]}
          onChange={({ target }) => setRefunded(target.value === true)}
        />
      </Field>
      {!refunded && <ReasonItem name="reason" label={t('order.refuseReason')} kind={kind} presets={presets} required />}
    </>
  );
}
