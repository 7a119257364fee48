import { useFormats } from '@/shared/settings/useFormats';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/actions/presets';
import { ReasonItem } from '@/shared/actions/ReasonItem';
import type { Order } from './order.api';
import { RefundFacts } from './RefundFacts';

const Field = Form.Item<{ refunded: boolean }>;

/** Confirms a refund, or rejects it with a reason. */
export function RefundDecision({ order, kind }: { order: Order; kind: string }) {
  const { t } = useTranslation('sales');
  const { money } = useFormats();
  const refunded = Form.useWatch('refunded', Form.useFormInstance()) !== false;
  const amounts = { amount: money(order.refundAmount ?? 0), paid: money(order.payAmount) };
  return (
    <>
      <p>{t('order.confirmAsk', { ...amounts, reason: order.refundReason ?? '-' })}</p>
      <RefundFacts order={order} asked={refunded ? (order.refundAmount ?? 0) : 0} />
      <Field name="refunded" label={t('order.decision')}>
        <Radio.Group
          options={[
            { value: true, label: t('order.confirmRefund') },
            { value: false, label: t('order.refuseRefund') },
          ]}
        />
      </Field>
      {!refunded && (
        <ReasonItem
          name="reason"
          label={t('order.refuseReason')}
          kind={kind}
          presets={presetsOf(t, 'order.presets.refuse')}
          required
        />
      )}
    </>
  );
}
