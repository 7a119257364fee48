import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictSelect } from '@/shared/dict/DictSelect';
import { StatusItem } from '@/shared/form/fields/CommonItems';
import { MoneyField } from '@/shared/form/fields/MoneyField';
import { RemarkItem, TextItem } from '@/shared/form/fields/TextItem';
import { useMoneyProblem, useMoneyRule } from '@/shared/form/fields/useMoneyRule';
import { chosen } from '@/shared/form/fields/required';
import { LadderField } from './LadderField';
import { PeriodItems } from './PeriodItems';
import type { Price, Step } from './price.api';
import { ladderProblem } from './price.rules';

const Field = Form.Item<Price>;
const Text = TextItem<Price>;

/** The form items of a price; a time line shows its period among those it must not overlap. */
export function PriceFields({ id }: { id: Price['id'] | undefined }) {
  const { t } = useTranslation('sales');
  const moneyRule = useMoneyRule();
  const problemOf = useMoneyProblem();
  const ladderRule = {
    validator: (_: unknown, steps?: Partial<Step>[]) => {
      const wrong = (steps ?? []).map(({ price }) => problemOf(price)).find(Boolean);
      if (wrong) return Promise.reject(new Error(wrong));
      const problem = ladderProblem(steps ?? []);
      return problem
        ? Promise.reject(new Error(t(`price.ladderProblem.${problem.kind}`, { ...problem })))
        : Promise.resolve();
    },
  };
  return (
    <>
      <Field name="priceType" label={t('price.priceType')} rules={[chosen]}>
        <DictSelect dictType="biz_price_type" allowClear={false} />
      </Field>
      <Field name="memberType" label={t('price.memberType')} rules={[chosen]}>
        <DictSelect dictType="biz_member_type" allowClear={false} />
      </Field>
      <Text name="priceName" label={t('price.priceName')} max={50} required />
      <Text name="unit" label={t('price.unit')} max={10} required />
      <Field name="unitPrice" label={t('price.unitPrice')} rules={[{ required: true }, moneyRule]}>
        <MoneyField />
      </Field>
      <Field name="minQuantity" label={t('price.minQuantity')}>
        <InputNumber min={1} max={999_999} precision={0} style={{ width: 160 }} />
      </Field>
      <Field name="ladder" label={t('price.ladder')} extra={t('price.ladderHint')} rules={[ladderRule]}>
        <LadderField />
      </Field>
      <PeriodItems id={id} />
      <StatusItem />
      <RemarkItem />
    </>
  );
}
