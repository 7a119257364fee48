import type { ProColumns } from '@ant-design/pro-components';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { useTranslation } from 'react-i18next';
import { CrudTree } from '@/shared/tree/CrudTree';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { RowActions } from '@/shared/actions/RowActions';
import { useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { type Dept, depts } from './dept.api';
import { type DeptEdit, DeptModal } from './DeptModal';

const address = listAddress({ filters: { deptName: text, status: entry }, sortable: [], paged: false });
const nameOf = (dept: Dept) => dept.deptName;

/** The departments as a tree. A department can be removed only when nothing is in it. */
export default function DeptListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [editing, edit] = useEditing<DeptEdit>();
  const remove = useRemove(depts, nameOf);

  const columns: ProColumns<Dept>[] = [
    { dataIndex: 'deptName', title: t('dept.name') },
    { dataIndex: 'orderNum', title: t('field.order'), search: false, align: 'right' },
    { dataIndex: 'leader', title: t('dept.leader'), search: false },
    { dataIndex: 'phone', title: t('dept.phone'), search: false },
    { dataIndex: 'email', title: t('dept.email'), search: false },
    dictColumn('sys_normal_disable', 'status', t('shared:field.status')),
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false },
    actionsColumn(t('shared:action.actions'), (dept) => (
      <RowActions
        name={dept.deptName}
        actions={[
          { label: t('shared:action.edit'), permission: 'system:dept:edit', onClick: () => edit({ dept }) },
          { label: t('shared:crud.addBelow'), permission: 'system:dept:add', onClick: () => edit({ above: dept }) },
          {
            label: t('shared:action.remove'),
            permission: 'system:dept:remove',
            danger: true,
            onClick: () => remove([dept]),
          },
        ]}
      />
    )),
  ];

  return (
    <>
      <DraftOffer<Dept> path={depts.path} onResume={(dept) => edit(dept === 'new' ? 'new' : { dept })} />
      <CrudTree
        api={depts}
        address={address}
        columns={columns}
        parentKey="parentId"
        nameOf={nameOf}
        title={t('dept.title')}
        toolbar={<NewButton permission="system:dept:add" onClick={() => edit('new')} />}
      />
      {editing && <DeptModal key={editing.key} edit={editing.row} onClose={editing.close} />}
    </>
  );
}
