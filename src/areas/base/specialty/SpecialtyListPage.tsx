import { useTranslation } from 'react-i18next';
import { InputNumber } from 'antd';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { switchColumn } from '@/shared/list/switchColumn';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { specialties, type Specialty } from './specialty.resource';

/** The tree of disciplines, their classes, and the majors of each class. */
export default function SpecialtyListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const columns = columnsOf(t, specialties, [
    { field: 'specialtyName', filter: true },
    switchColumn(specialties),
    { field: 'specialtyCode', filter: true },
    { field: 'degreeLevel', filter: true },
    'degreeType',
    'sort',
  ]);
  return (
    <CrudTreePage<Specialty>
      api={specialties}
      order="sort"
      columns={columns}
      bulk={{ fields: ['degreeLevel', 'status'] }}
      form={{ as: 'dialog', parent: { label: t('specialty.parent'), levels: 3 }, fields: <SpecialtyFields /> }}
    />
  );
}

const { Entry, Field, Text } = itemsOf(specialties);

/** The form items of a discipline, class or major, displayed below the item that selects its parent. */
function SpecialtyFields() {
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
