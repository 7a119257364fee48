import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { IconItem } from '../ui/IconItem';
import { industries } from './industry.resource';

const { Entry, Text } = itemsOf(industries);

/** The form items of an industry, shown after its parent. */
export function IndustryFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="industryName" required />
      <Text name="industryCode" rules={[{ pattern: /^(?:[A-T]|\d{2,4})$/, message: t('industry.codeInvalid') }]} />
      <IconItem />
      <Entry name="isHot" as="radio" />
      <SortItem required />
      <StatusItem />
    </>
  );
}
