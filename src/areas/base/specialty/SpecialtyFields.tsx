import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { specialties } from './specialty.resource';

const { Entry, Field, Text } = itemsOf(specialties);

/** The form items of a discipline, class or major, shown after its parent. */
export function SpecialtyFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="specialtyName" required />
      <Text name="specialtyCode" rules={[{ pattern: /^\d{2,6}[A-Z]{0,2}$/, message: t('specialty.codeInvalid') }]} />
      <Entry name="degreeLevel" />
      <Text name="degreeType" />
      <Field name="duration">
        <InputNumber min={1} max={8} precision={0} style={{ width: 160 }} />
      </Field>
      <SortItem required />
      <StatusItem />
    </>
  );
}
