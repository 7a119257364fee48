import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { DateField } from '@/shared/form/fields/DateField';
import { chosen } from '@/shared/form/fields/required';
import { type Price, prices } from './price.resource';
import { overlapping } from './price.rules';
import { PriceTimeLine } from './PriceTimeLine';

const { Field } = itemsOf(prices);

/** Max number of prices of one item and member type to compare. */
const MAX_ROWS = 1000;

/** The period of a price. A timeline also shows the other prices of the same item and member type. */
export function PeriodItems({ id }: { id: Price['id'] | undefined }) {
  const { t } = useTranslation('sales');
  const form = Form.useFormInstance();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const priceType = text(Form.useWatch('priceType', form));
  const memberType = text(Form.useWatch('memberType', form));
  const effectiveTime = text(Form.useWatch('effectiveTime', form));
  const expireTime = text(Form.useWatch('expireTime', form)) || null;
  const params = { priceType, memberType, pageNum: 1, pageSize: MAX_ROWS };
  const { data } = useQuery({
    queryKey: prices.keys.list(params),
    queryFn: ({ signal }) => prices.list(params, signal),
    enabled: priceType !== '' && memberType !== '',
  });
  const own = { id: id ?? 0, priceType, memberType, effectiveTime, expireTime };
  const others = (data?.records ?? []).filter((price) => String(price.id) !== String(own.id));
  const wrong = effectiveTime ? overlapping(own, others) : [];
  const order = ruleOf(
    (end?: string | null) => end && end <= text(form.getFieldValue('effectiveTime')) && t('price.periodInvalid'),
  );
  const alone = ruleOf(() => {
    const now = form.getFieldsValue(['priceType', 'memberType', 'effectiveTime', 'expireTime']) as Partial<Price>;
    const names = overlapping({ ...own, ...now }, others).map(({ priceName }) => priceName);
    return (
      now.effectiveTime && names.length > 0 && t('price.overlapsWith', { names: names.join(t('shared:crud.comma')) })
    );
  });
  return (
    <>
      <Field name="effectiveTime" rules={[chosen, alone]} dependencies={['expireTime', 'priceType', 'memberType']}>
        <DateField time />
      </Field>
      <Field name="expireTime" extra={t('price.expireHint')} rules={[order]} dependencies={['effectiveTime']}>
        <DateField time />
      </Field>
      {(others.length > 0 || effectiveTime) && priceType && memberType && (
        <PriceTimeLine
          label={t('price.lineOfForm')}
          prices={effectiveTime ? [...others, own] : others}
          own={own.id}
          wrong={wrong.map((price) => price.id)}
        />
      )}
    </>
  );
}
