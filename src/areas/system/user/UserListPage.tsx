import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { SidePanel } from '../ui/SidePanel';
import { DeptFilter } from './DeptFilter';
import { userName, users } from './user.api';
import { UserImport } from './UserImport';
import { FirstPassword } from './FirstPassword';
import { UserDrawer } from './UserDrawer';
import { useUserActions } from './useUserActions';
import { useUserColumns } from './useUserColumns';

const address = listAddress({
  filters: {
    loginName: text,
    phonenumber: text,
    status: entry,
    deptId: text,
    roleId: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['loginName', 'userName', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of staff accounts, with a filter by department. */
export default function UserListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const actionsOf = useUserActions(open);
  const showPassword = (name: string, password: string | undefined) =>
    open((close) => <FirstPassword name={name} password={password} onClose={close} />);

  return (
    <SidePanel title={t('user.depts')} panel={<DeptFilter />}>
      <CrudPage
        api={users}
        address={address}
        permission="system:user"
        title={t('user.title')}
        nameOf={userName}
        columns={useUserColumns()}
        exportable
        batch="remove"
        toolbar={
          <Can permission="system:user:import">
            <UserImport />
          </Can>
        }
        rowActions={(user, { edit, remove }) => [...edit, ...actionsOf(user), ...remove]}
        form={({ row, close }) => <UserDrawer user={row} onAdded={showPassword} onClose={close} />}
      >
        {dialogs}
      </CrudPage>
    </SidePanel>
  );
}
