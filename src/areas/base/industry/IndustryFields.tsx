import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { IconItem } from '../ui/IconItem';
import { industries } from './industry.resource';

const { Entry, Field, Text } = itemsOf(industries);

/** The form items of an industry, shown after its parent. */
export function IndustryFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="industryName" required />
      <Field name="industryCode" rules={[{ pattern: /^(?:[A-T]|\d{2,4})$/, message: t('industry.codeInvalid') }]}>
        <Input {...limited(10)} autoComplete="off" />
      </Field>
      <IconItem />
      <Entry name="isHot" as="radio" />
      <SortItem required />
      <StatusItem />
    </>
  );
}
