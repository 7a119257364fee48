import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { SortItem } from '@/shared/form/fields/CommonItems';
import { ImageField } from '@/shared/files/upload/ImageField';
import { doubleKeys, type KeyValue, KeyValueField } from '@/shared/form/fields/KeyValueField';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { RichText } from '@/shared/form/fields/rich/RichText';
import type { Money } from '@/shared/lib/money';
import { MAX_PRICE, priceProblem } from './package.rules';
import { packages } from './package.resource';

const { Entry, Field, Text } = itemsOf(packages);

const QUOTAS = ['positionQuota', 'resumeQuota', 'topQuota', 'courseQuota'] as const;
/** Max length of the description, in characters of HTML. */
const LONGEST = 5000;

export function PackageFields() {
  const { t } = useTranslation('sales');
  const moneyRule = useMoneyRule({ max: MAX_PRICE });
  const rightsRule = ruleOf((rows?: KeyValue[]) => doubleKeys(rows).length > 0 && t('package.rightTwice'));
  return (
    <>
      <Text name="packageName" required />
      <Entry name="packageType" required />
      <Field name="cover">
        <ImageField crop={{ ratio: 4 / 3, width: 800 }} />
      </Field>
      <Field name="originalPrice" rules={[moneyRule]}>
        <MoneyField />
      </Field>
      <PriceItem />
      <Field name="validDays" rules={[{ required: true }]}>
        <InputNumber min={1} max={3650} precision={0} style={{ width: 160 }} />
      </Field>
      {QUOTAS.map((name) => (
        <Field key={name} name={name} label={t(`package.${name}`)} extra={t('package.unlimitedHint')}>
          <InputNumber min={-1} max={999_999} precision={0} style={{ width: 160 }} />
        </Field>
      ))}
      <Field name="rights" extra={t('package.rightsHint')} rules={[rightsRule]}>
        <KeyValueField most={20} />
      </Field>
      <Field name="description" rules={[{ max: LONGEST, message: t('package.tooLong', { max: LONGEST }) }]}>
        <RichText max={LONGEST} />
      </Field>
      <SortItem />
    </>
  );
}

/** The form item of the price, which is at most the list price. */
function PriceItem() {
  const { t } = useTranslation('sales');
  const form = Form.useFormInstance();
  const moneyRule = useMoneyRule({ max: MAX_PRICE });
  const rule = ruleOf((price?: Money | null) => {
    const problem = priceProblem(price, form.getFieldValue('originalPrice') as Money | null | undefined);
    return problem && t(`package.priceProblem.${problem}`);
  });
  return (
    <Field name="price" required validateFirst rules={[moneyRule, rule]} dependencies={['originalPrice']}>
      <MoneyField />
    </Field>
  );
}
