import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { secretColumn } from '@/shared/list/secretColumn';
import { type Dept, depts } from './dept.resource';
import { DeptModal } from './DeptModal';

const permission = 'system:dept:list';

/** The tree of departments. Only the server can check whether a department to be removed still has users. */
export default function DeptListPage() {
  const { t } = useTranslation(['system', 'shared']);

  const columns = columnsOf(t, depts, [
    { field: 'deptName', filter: true },
    { field: 'status', filter: true, card: 'state' },
    'leader',
    secretColumn(t, depts, { field: 'phone', secret: 'phone', permission }),
    secretColumn(t, depts, { field: 'email', secret: 'email', permission }),
    { field: 'orderNum', title: t('field.order') },
    'createTime',
  ]);

  return (
    <CrudTreePage<Dept>
      api={depts}
      order="orderNum"
      columns={columns}
      rowActions={(_, { edit, addBelow, remove }) => [...edit, ...addBelow, ...remove]}
      form={({ row, above, close }) => <DeptModal dept={row} above={above} onClose={close} />}
    />
  );
}
