import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { secretColumn } from '@/shared/list/secretColumn';
import { type Dept, deptName, depts } from './dept.api';
import { DeptModal } from './DeptModal';

const address = listAddress({ filters: { deptName: text, status: entry }, sortable: [], paged: false });
const email = { api: depts, field: 'email', secret: 'email', permission: 'system:dept:list' } as const;
const phone = { api: depts, field: 'phone', secret: 'phone', permission: 'system:dept:list' } as const;

/** The departments as a tree. A department can be removed only when nothing is in it. */
export default function DeptListPage() {
  const { t } = useTranslation(['system', 'shared']);

  const columns: Column<Dept>[] = [
    { field: 'deptName', title: t('dept.name'), filter: true },
    { field: 'status', title: t('shared:field.status'), dict: 'sys_normal_disable', filter: true, card: 'state' },
    { field: 'leader', title: t('dept.leader') },
    secretColumn({ ...phone, title: t('dept.phone') }),
    secretColumn({ ...email, title: t('dept.email') }),
    { field: 'orderNum', title: t('field.order'), kind: 'number' },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time' },
  ];

  return (
    <CrudTreePage<Dept>
      api={depts}
      address={address}
      permission="system:dept"
      title={t('dept.title')}
      nameOf={deptName}
      order="orderNum"
      columns={columns}
      // The server knows whether anything is in a department.
      undeletable={() => false}
      rowActions={(_, { edit, addBelow, remove }) => [...edit, ...addBelow, ...remove]}
      form={({ row, above, close }) => <DeptModal dept={row} above={above} onClose={close} />}
    />
  );
}
