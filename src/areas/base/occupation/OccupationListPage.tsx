import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { switchColumn } from '@/shared/list/switchColumn';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { allOf } from '@/shared/list/filter/baseData';
import { ResourceSelectMany } from '@/shared/form/fields/ResourceSelect';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { type Occupation, occupations } from './occupation.resource';
import { industries } from '../industry/industry.resource';

/** The occupations below the major groups of the national classification. */
export default function OccupationListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const columns = columnsOf(t, occupations, [
    { field: 'occupationName', filter: true },
    switchColumn(occupations),
    { field: 'occupationCode', filter: true },
    'isHot',
    'sort',
  ]);
  return (
    <CrudTreePage<Occupation>
      api={occupations}
      order="sort"
      columns={columns}
      form={{
        as: 'dialog',
        parent: { label: t('occupation.parent'), levels: 3 },
        start: { isHot: 'N' },
        fields: <OccupationFields />,
      }}
    />
  );
}

const { Entry, Field, Text } = itemsOf(occupations);

/** The form items of an occupation, shown after its parent. */
function OccupationFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="occupationName" required />
      <Text
        name="occupationCode"
        rules={[{ pattern: /^[1-8](?:-\d{2}){0,3}$/, message: t('occupation.codeInvalid') }]}
      />
      <Field name="industryIds">
        <ResourceSelectMany choices={allOf(industries.path, 'industryName')} />
      </Field>
      <Entry name="isHot" as="radio" />
      <Text name="description" lines={2} />
      <SortItem required />
      <StatusItem />
    </>
  );
}
