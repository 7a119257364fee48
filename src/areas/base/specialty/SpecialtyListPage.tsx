import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { specialties, type Specialty, specialtyName } from './specialty.api';
import { SpecialtyFields } from './SpecialtyFields';

const address = listAddress({
  filters: {
    specialtyName: text,
    specialtyCode: text,
    degreeLevel: entry,
    status: entry,
  },
  sortable: [],
  paged: false,
});
/** Disciplines, the classes in them, and the majors in those. */
export default function SpecialtyListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return (
    <CrudTreePage<Specialty>
      api={specialties}
      address={address}
      permission="base:specialty"
      title={t('specialty.title')}
      nameOf={specialtyName}
      order="sort"
      columns={[
        { field: 'specialtyName', title: t('specialty.name'), filter: true },
        switchColumn({ api: specialties, title: status, nameOf: specialtyName, permission: 'base:specialty:edit' }),
        { field: 'specialtyCode', title: t('specialty.code'), filter: true },
        { field: 'degreeLevel', title: t('specialty.degreeLevel'), dict: 'biz_school_level', filter: true },
        { field: 'degreeType', title: t('specialty.degreeType') },
        { field: 'sort', title: t('shared:field.sort'), kind: 'number' },
      ]}
      form={{ as: 'dialog', parent: { label: t('specialty.parent'), levels: 3 }, fields: <SpecialtyFields /> }}
    />
  );
}
