import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { useFormats } from '@/shared/settings/useFormats';
import { MAX_MONEY } from '@/shared/form/fields/money';
import { MoneyField } from '@/shared/form/fields/MoneyField';
import { useMoneyRule } from '@/shared/form/fields/useMoneyRule';
import { fromCents } from '@/shared/lib/money';
import { leftOf, type MoneyOrder, refundProblem } from '@/shared/rules/orderMoney';
import { orders } from './order.resource';

const { Field } = itemsOf(orders);

/** The form item of a refund: more than 0, at most the amount of the order not yet refunded. */
export function RefundItem({ order }: { order: MoneyOrder }) {
  const { t } = useTranslation('sales');
  const { money } = useFormats();
  const moneyRule = useMoneyRule({ min: -MAX_MONEY });
  const most = money(fromCents(leftOf(order)));
  const rule = {
    validator: (_: unknown, amount?: number | null) => {
      const problem = refundProblem(amount, order);
      return problem ? Promise.reject(new Error(t(`order.refundProblem.${problem}`, { most }))) : Promise.resolve();
    },
  };
  return (
    <Field name="refundAmount" required validateFirst rules={[moneyRule, rule]} extra={t('order.refundMost', { most })}>
      <MoneyField />
    </Field>
  );
}
