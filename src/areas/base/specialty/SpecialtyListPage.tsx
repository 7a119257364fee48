import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { switchColumn } from '@/shared/list/switchColumn';
import { specialties, type Specialty } from './specialty.resource';
import { SpecialtyFields } from './SpecialtyFields';

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
      form={{ as: 'dialog', parent: { label: t('specialty.parent'), levels: 3 }, fields: <SpecialtyFields /> }}
    />
  );
}
