import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { placeToForm, placeToWire, schoolName, schools } from './school.api';
import { SchoolImport } from './SchoolImport';
import { SchoolFields } from './SchoolFields';
import { useSchoolColumns } from './useSchoolColumns';

const address = listAddress({
  filters: {
    schoolName: text,
    schoolCode: text,
    schoolNature: entry,
    schoolLevel: entry,
    provinceId: text,
    cityId: text,
    status: entry,
  },
  sortable: ['schoolCode', 'schoolName', 'sort'],
  defaultSort: { field: 'sort', order: 'asc' },
});
const permission = 'base:school';

/** The list of schools that candidates can name as their education. */
export default function SchoolListPage() {
  const { t } = useTranslation('base');
  return (
    <CrudPage
      api={schools}
      address={address}
      permission={permission}
      title={t('school.title')}
      nameOf={schoolName}
      exportable
      batch="remove"
      toolbar={
        <Can permission={`${permission}:import`}>
          <SchoolImport />
        </Can>
      }
      columns={useSchoolColumns()}
      form={{
        as: 'drawer',
        start: { status: '0', is985: 'N', is211: 'N', isDoubleFirst: 'N' },
        mapping: { toForm: placeToForm, toWire: placeToWire },
        fields: <SchoolFields />,
      }}
    />
  );
}
