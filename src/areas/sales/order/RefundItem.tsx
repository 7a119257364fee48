import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@/shared/fields/MoneyField';
import { type Money, showMoney } from '@/shared/lib/money';
import type { FieldsOf } from '@/shared/form/fieldsOf';
import { refundProblem } from './refund';
import type { Order } from './order.api';

const Field = Form.Item<FieldsOf<Order>>;

/** The form item of a refund: more than 0, at most the amount paid. */
export function RefundItem({ payAmount }: { payAmount: Money }) {
  const { t } = useTranslation('sales');
  const most = showMoney(payAmount);
  const rule = {
    validator: (_: unknown, amount?: number | null) => {
      const problem = refundProblem(amount, payAmount);
      return problem ? Promise.reject(new Error(t(`order.refundProblem.${problem}`, { most }))) : Promise.resolve();
    },
  };
  return (
    <Field
      name="refundAmount"
      label={t('order.refundAmount')}
      required
      rules={[rule]}
      extra={t('order.refundMost', { most })}
    >
      <MoneyField />
    </Field>
  );
}
