import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { StatusItem } from '@/shared/form/fields/CommonItems';
import { MoneyField } from '@/shared/form/fields/MoneyField';
import { RemarkItem } from '@/shared/form/fields/TextItem';
import { useMoneyProblem, useMoneyRule } from '@/shared/form/fields/useMoneyRule';
import { LadderField } from './LadderField';
import { PeriodItems } from './PeriodItems';
import { type Price, type Step, prices } from './price.resource';
import { ladderProblem } from './price.rules';

const { Entry, Field, Text } = itemsOf(prices);

/** The form items of a price; a timeline shows its period among the periods it must not overlap. */
export function PriceFields({ id }: { id: Price['id'] | undefined }) {
  const { t } = useTranslation('sales');
  const moneyRule = useMoneyRule();
  const problemOf = useMoneyProblem();
  const ladderRule = ruleOf((steps?: Partial<Step>[] | null) => {
    const wrong = (steps ?? []).map(({ price }) => problemOf(price)).find(Boolean);
    const problem = ladderProblem(steps ?? []);
    return wrong ?? (problem && t(`price.ladderProblem.${problem.kind}`, { ...problem }));
  });
  return (
    <>
      <Entry name="priceType" required clearable={false} />
      <Entry name="memberType" required clearable={false} />
      <Text name="priceName" required />
      <Text name="unit" required />
      <Field name="unitPrice" rules={[{ required: true }, moneyRule]}>
        <MoneyField />
      </Field>
      <Field name="minQuantity">
        <InputNumber min={1} max={999_999} precision={0} style={{ width: 160 }} />
      </Field>
      <Field name="ladder" extra={t('price.ladderHint')} rules={[ladderRule]}>
        <LadderField />
      </Field>
      <PeriodItems id={id} />
      <StatusItem />
      <RemarkItem />
    </>
  );
}
