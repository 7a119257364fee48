import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { ResourceSelectMany } from '@/shared/form/fields/ResourceSelect';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { industries } from '../industry/industry.resource';
import { useChoicesOf } from '../ui/useChoicesOf';
import { occupations } from './occupation.resource';

const { Entry, Field, Text } = itemsOf(occupations);

/** The form items of an occupation, displayed below the item that selects its parent. */
export function OccupationFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="occupationName" required />
      <Text
        name="occupationCode"
        rules={[{ pattern: /^[1-8](?:-\d{2}){0,3}$/, message: t('occupation.codeInvalid') }]}
      />
      <IndustriesItem />
      <Entry name="isHot" as="radio" />
      <Text name="description" lines={2} />
      <SortItem required />
      <StatusItem />
    </>
  );
}

/** The form item that selects the industries in which an occupation exists. */
export function IndustriesItem() {
  return (
    <Field name="industryIds">
      <ResourceSelectMany choices={useChoicesOf('industryIds', industries.path, 'industryName')} />
    </Field>
  );
}
