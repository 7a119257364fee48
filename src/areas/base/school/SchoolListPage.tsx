import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { useCrud } from '@/shared/crud/useCrud';
import { dictColumn } from '@/shared/dict/dictColumn';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { AreaFilter } from './AreaFilter';
import { type School, schools } from './school.api';
import { SchoolForm } from './SchoolForm';
import { SchoolImport } from './SchoolImport';

const address = listAddress({
  filters: {
    schoolName: text,
    schoolCode: text,
    schoolNature: oneOf('1', '2', '3'),
    schoolLevel: oneOf('1', '2', '3', '4', '5', '9'),
    provinceId: text,
    cityId: text,
    status: oneOf('0', '1'),
  },
  sortable: ['schoolCode', 'schoolName', 'sort'],
  defaultSort: { field: 'sort', order: 'asc' },
});
const nameOf = ({ schoolName }: School) => schoolName;
const permission = 'base:school';

/** The schools people study at. */
export default function SchoolListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const { opening, edit, actions, newButton, batch } = useCrud({ api: schools, permission, nameOf });
  const status = t('shared:field.status');

  const columns: ProColumns<School>[] = [
    { dataIndex: 'schoolName', title: t('school.name'), sorter: true, fixed: 'left' },
    { dataIndex: 'schoolCode', title: t('school.code'), sorter: true },
    dictColumn('biz_school_nature', 'schoolNature', t('school.schoolNature')),
    dictColumn('biz_school_level', 'schoolLevel', t('school.schoolLevel')),
    { dataIndex: 'competentDept', title: t('school.competentDept'), search: false },
    { dataIndex: 'regionName', title: t('school.region'), search: false },
    { dataIndex: 'sort', title: t('shared:field.sort'), search: false, sorter: true, align: 'right' },
    switchColumn({ api: schools, title: status, nameOf, permission: `${permission}:edit` }),
    {
      dataIndex: 'provinceId',
      title: t('school.province'),
      hideInTable: true,
      formItemRender: () => <AreaFilter label={t('school.province')} />,
    },
    {
      dataIndex: 'cityId',
      title: t('school.city'),
      hideInTable: true,
      formItemRender: () => <AreaFilter label={t('school.city')} within="provinceId" />,
    },
    actions,
  ];

  const list = { api: schools, address, columns, title: t('school.title') };
  return (
    <>
      <DraftOffer<School> path={schools.path} onResume={edit} />
      <CrudTable
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            <Can permission={`${permission}:import`}>
              <SchoolImport />
            </Can>
            <ExportButton {...list} permission={`${permission}:export`} />
            {newButton}
          </>
        }
        batch={batch}
      />
      <SchoolForm opening={opening} nameOf={nameOf} />
    </>
  );
}
