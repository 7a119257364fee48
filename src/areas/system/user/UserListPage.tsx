import type { ProColumns } from '@ant-design/pro-components';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { day, listAddress, oneOf, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { rangeColumn } from '@/shared/list/searchForm';
import { StatusSwitch } from '@/shared/actions/StatusSwitch';
import { useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/actions/useRemove';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { dictColumn } from '@/shared/dict/dictColumn';
import { SidePanel } from '../ui/SidePanel';
import { DeptFilter } from './DeptFilter';
import { PasswordModal } from './PasswordModal';
import { type User, users } from './user.api';
import { UserImport } from './UserImport';
import { UserDrawer } from './UserDrawer';

const address = listAddress({
  filters: { loginName: text, phonenumber: text, status: oneOf('0', '1'), deptId: text, beginTime: day, endTime: day },
  sortable: ['loginName', 'userName', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

const nameOf = (user: User) => user.loginName;

/** Staff accounts: found by department, name, phone, state and date; added, changed, switched off, removed. */
export default function UserListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [editing, edit] = useEditing<User>();
  const [resetting, setResetting] = useState<User>();
  const remove = useRemove(users, nameOf);

  const columns: ProColumns<User>[] = [
    { dataIndex: 'loginName', title: t('user.loginName'), sorter: true, fixed: 'left' },
    { dataIndex: 'userName', title: t('user.userName'), sorter: true, search: false },
    { dataIndex: ['dept', 'deptName'], title: t('user.dept'), search: false },
    { dataIndex: 'phonenumber', title: t('user.phonenumber') },
    { dataIndex: 'email', title: t('user.email'), search: false },
    {
      ...dictColumn<User>('sys_normal_disable', 'status', t('shared:field.status')),
      render: (_, user) => (
        <StatusSwitch
          api={users}
          id={user.userId}
          name={nameOf(user)}
          status={user.status}
          permission="system:user:edit"
        />
      ),
    },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), sorter: true, search: false },
    rangeColumn(t('shared:field.createTime')),
    actionsColumn(t('shared:action.actions'), (user) => (
      <RowActions
        name={nameOf(user)}
        actions={[
          { label: t('shared:action.edit'), permission: 'system:user:edit', onClick: () => edit(user) },
          { label: t('user.resetPwd'), permission: 'system:user:resetPwd', onClick: () => setResetting(user) },
          {
            label: t('shared:action.remove'),
            permission: 'system:user:remove',
            danger: true,
            onClick: () => remove([user]),
          },
        ]}
      />
    )),
  ];

  const list = { api: users, address, columns, title: t('user.title') };
  return (
    <SidePanel title={t('user.depts')} panel={<DeptFilter />}>
      <DraftOffer<User> path={users.path} onResume={edit} />
      <CrudTable
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            <Can permission="system:user:import">
              <UserImport />
            </Can>
            <ExportButton {...list} permission="system:user:export" />
            <NewButton permission="system:user:add" onClick={() => edit('new')} />
          </>
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="system:user:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {editing && <UserDrawer key={editing.key} user={editing.row} onClose={editing.close} />}
      {resetting && <PasswordModal user={resetting} onClose={() => setResetting(undefined)} />}
    </SidePanel>
  );
}
