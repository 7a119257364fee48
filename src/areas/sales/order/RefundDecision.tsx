import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { useFormats } from '@/shared/settings/useFormats';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal, type ReasonModalProps } from '@/shared/list/actions/ReasonModal';
import { type Order, orders } from './order.resource';
import { orderMoves } from './order.states';
import { RefundFacts } from './RefundFacts';

/** The form values: whether to refund the order. */
interface Refund {
  refunded: boolean;
}
const { Field } = itemsOf<Refund>(orders);

interface RefundDecisionProps {
  order: Order;
  dialog: Pick<ReasonModalProps<Refund>, 'path' | 'title' | 'danger' | 'kind' | 'move' | 'onClose'>;
}

/** Confirms a requested refund, or rejects it with a reason. */
export function RefundDecision({ order, dialog }: RefundDecisionProps) {
  const { t } = useTranslation('sales');
  const { money, yuan } = useFormats();
  const amounts = { amount: money(order.refundAmount ?? 0), paid: money(order.payAmount) };
  return (
    <ReasonModal<Refund>
      {...dialog}
      wide
      start={{ refunded: true }}
      asks={({ refunded }) => refunded === false}
      label={t('order.refuseReason')}
      okText={({ refunded }) =>
        refunded === false ? t('order.refuseRefund') : `${t('order.moves.confirm')} ${yuan(order.refundAmount ?? 0)}`
      }
      done={({ refunded }) =>
        refunded === false ? t('order.done.refuse') : t('order.done.confirm', { amount: yuan(order.refundAmount) })
      }
      presets={presetsOf(t, 'order.presets.refuse')}
      run={(reason, key, { refunded }) =>
        orders.act(
          'confirm',
          refunded === false
            ? { id: order.id, orderStatus: orderMoves.refuse.to, reason }
            : { id: order.id, orderStatus: orderMoves.confirm.to },
          key,
        )
      }
    >
      <p>{t('order.confirmAsk', { ...amounts, reason: order.refundReason ?? '-' })}</p>
      <Form.Item noStyle dependencies={['refunded']}>
        {({ getFieldValue }) => (
          <RefundFacts order={order} asked={getFieldValue('refunded') === false ? 0 : (order.refundAmount ?? 0)} />
        )}
      </Form.Item>
      <Field name="refunded" label={t('order.decision')}>
        <Radio.Group
          options={[
            { value: true, label: t('order.confirmRefund') },
            { value: false, label: t('order.refuseRefund') },
          ]}
        />
      </Field>
    </ReasonModal>
  );
}
