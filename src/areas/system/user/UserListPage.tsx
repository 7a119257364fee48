import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { rangeColumn } from '@/shared/list/searchForm';
import { StatusSwitch } from '@/shared/actions/StatusSwitch';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { SidePanel } from '../ui/SidePanel';
import { DeptFilter } from './DeptFilter';
import { PasswordModal } from './PasswordModal';
import { type User, users } from './user.api';
import { UserImport } from './UserImport';
import { UserDrawer } from './UserDrawer';

const address = listAddress({
  filters: { loginName: text, phonenumber: text, status: entry, deptId: text, beginTime: day, endTime: day },
  sortable: ['loginName', 'userName', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

const nameOf = (user: User) => user.loginName;

/** The list of staff accounts, with a filter by department. */
export default function UserListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();

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
  ];

  return (
    <SidePanel title={t('user.depts')} panel={<DeptFilter />}>
      <CrudPage
        api={users}
        address={address}
        permission="system:user"
        title={t('user.title')}
        nameOf={nameOf}
        columns={columns}
        exportable
        batch="remove"
        toolbar={
          <Can permission="system:user:import">
            <UserImport />
          </Can>
        }
        rowActions={(user, { edit, remove }) => [
          ...edit,
          {
            label: t('user.resetPwd'),
            permission: 'system:user:resetPwd',
            onClick: () => open((close) => <PasswordModal user={user} onClose={close} />),
          },
          ...remove,
        ]}
        form={({ row, close }) => <UserDrawer user={row} onClose={close} />}
      >
        {dialogs}
      </CrudPage>
    </SidePanel>
  );
}
