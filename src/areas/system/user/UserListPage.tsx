import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import type { Bulk } from '@/shared/list/bulk/bulk';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { SidePanel } from '../ui/SidePanel';
import { DeptFilter } from './DeptFilter';
import { useConsequences } from '../consequences/useConsequences';
import { type User, userRights, users } from './user.resource';
import { UserImport } from './UserImport';
import { FirstPassword } from './FirstPassword';
import { DeptItem, UserDrawer } from './UserDrawer';
import { useUserActions } from './useUserActions';
import { useUserColumns } from './useUserColumns';

/** Bulk edits also send names, department, roles and posts, because some backends clear fields that an update lacks. */
const bulk: Bulk<User> = {
  fields: ['deptId', 'status'],
  items: { deptId: <DeptItem /> },
  sentWith: ['loginName', 'userName', 'deptId', 'roleIds', 'postIds'],
};

/** The list of staff accounts, with a filter by department. */
export default function UserListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const open = useOpenDialog();
  const actionsOf = useUserActions();
  const showPassword = (name: string, password: string | undefined) =>
    open((close) => <FirstPassword name={name} password={password} onClose={close} />);

  const columns = useUserColumns();
  const { inList, inBulk } = useConsequences(userRights);
  return (
    <SidePanel title={t('user.depts')} panel={<DeptFilter />}>
      <CrudPage
        api={users}
        columns={columns}
        defaultSort={{ field: 'createTime', order: 'desc' }}
        exportable
        batch="remove"
        bulk={{ ...bulk, ...inBulk }}
        {...inList}
        toolbar={
          <Can permission="system:user:import">
            <UserImport />
          </Can>
        }
        rowActions={(user, { edit, remove }) => [...edit, ...actionsOf(user), ...remove]}
        form={({ row, close }) => <UserDrawer user={row} onAdded={showPassword} onClose={close} />}
      />
    </SidePanel>
  );
}
