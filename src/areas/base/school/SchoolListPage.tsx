import { addressOf } from '@/shared/list/addressOf';
import { Can } from '@/shared/auth/Can';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { placeToForm, placeToWire, schools } from './school.resource';
import { SchoolImport } from './SchoolImport';
import { SchoolFields } from './SchoolFields';
import { useSchoolColumns } from './useSchoolColumns';
const permission = 'base:school';

/** The list of schools that candidates can name as their education. */
export default function SchoolListPage() {
  const columns = useSchoolColumns();
  const address = addressOf(columns, { defaultSort: { field: 'sort', order: 'asc' } });
  return (
    <CrudPage
      api={schools}
      address={address}
      exportable
      batch="remove"
      toolbar={
        <Can permission={`${permission}:import`}>
          <SchoolImport />
        </Can>
      }
      columns={columns}
      form={{
        as: 'drawer',
        start: { status: '0', is985: 'N', is211: 'N', isDoubleFirst: 'N' },
        mapping: { toForm: placeToForm, toWire: placeToWire },
        fields: <SchoolFields />,
      }}
    />
  );
}
