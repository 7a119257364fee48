import { useTranslation } from 'react-i18next';
import { switchColumn } from '@/shared/list/switchColumn';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import { columnsOf } from '@/shared/list/columnsOf';
import { Can } from '@/shared/auth/Can';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import type { School } from './school.resource';
import { placeToForm, placeToWire, schools } from './school.resource';
import { SchoolImport } from './SchoolImport';
import { SchoolFields } from './SchoolFields';

const permission = 'base:school';

/** The list of schools that candidates can select as their education. */
export default function SchoolListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const columns = columnsOf(t, schools, [
    { field: 'schoolName', filter: true, sort: true },
    switchColumn(schools),
    { field: 'schoolLevel', filter: true },
    { field: 'schoolNature', filter: true },
    { field: 'regionName', title: t('school.region') },
    ...areaFilters<School>(t('school.provinceId'), t('school.cityId')),
    'competentDept',
    { field: 'sort', sort: true },
    { field: 'schoolCode', filter: true, sort: true },
  ]);
  return (
    <CrudPage
      api={schools}
      exportable
      batch="remove"
      bulk={{ fields: ['schoolLevel', 'schoolNature', 'status'] }}
      toolbar={
        <Can permission={`${permission}:import`}>
          <SchoolImport />
        </Can>
      }
      columns={columns}
      defaultSort={{ field: 'sort', order: 'asc' }}
      form={{
        as: 'drawer',
        start: { status: '0', is985: 'N', is211: 'N', isDoubleFirst: 'N' },
        mapping: { toForm: placeToForm, toWire: placeToWire },
        fields: <SchoolFields />,
      }}
    />
  );
}
