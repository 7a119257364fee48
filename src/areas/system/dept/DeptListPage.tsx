import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { CrudTree } from '@/shared/list/tree/CrudTree';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/list/actions/NewButton';
import { useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/list/actions/useRemove';
import { secretColumn } from '@/shared/list/secretColumn';
import { type Dept, depts } from './dept.api';
import { type DeptEdit, DeptModal } from './DeptModal';

const address = listAddress({ filters: { deptName: text, status: entry }, sortable: [], paged: false });
const email = { api: depts, field: 'email', secret: 'email', permission: 'system:dept:list' } as const;
const phone = { api: depts, field: 'phone', secret: 'phone', permission: 'system:dept:list' } as const;
const nameOf = (dept: Dept) => dept.deptName;

/** The departments as a tree. A department can be removed only when nothing is in it. */
export default function DeptListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [editing, edit] = useEditing<DeptEdit>();
  const remove = useRemove(depts, nameOf);

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
    <>
      <DraftOffer<Dept> path={depts.path} onResume={(dept) => edit(dept === 'new' ? 'new' : { dept })} />
      <CrudTree
        api={depts}
        address={address}
        columns={columns}
        actions={(dept) => [
          { label: t('shared:action.edit'), permission: 'system:dept:edit', onClick: () => edit({ dept }) },
          { label: t('shared:crud.addBelow'), permission: 'system:dept:add', onClick: () => edit({ above: dept }) },
          {
            label: t('shared:action.remove'),
            permission: 'system:dept:remove',
            danger: true,
            onClick: () => remove([dept]),
          },
        ]}
        parentKey="parentId"
        nameOf={nameOf}
        title={t('dept.title')}
        create={<NewButton permission="system:dept:add" onClick={() => edit('new')} />}
      />
      {editing && <DeptModal key={editing.key} edit={editing.row} onClose={editing.close} />}
    </>
  );
}
