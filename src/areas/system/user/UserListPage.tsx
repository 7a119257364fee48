import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { resourceFilter } from '@/shared/list/filter/resourceFilter';
import { secretColumn } from '@/shared/list/secretColumn';
import { switchColumn } from '@/shared/list/switchColumn';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { randomPassword } from '@/shared/rules/password';
import { useDialogs } from '@/shared/display/useDialogs';
import { SidePanel } from '../ui/SidePanel';
import { deptChoices } from '../dept/deptTree';
import { roleChoices } from '../role/role.api';
import { FirstPassword } from './FirstPassword';
import { DeptFilter } from './DeptFilter';
import { resetPassword, type User, users } from './user.api';
import { UserImport } from './UserImport';
import { UserDrawer } from './UserDrawer';

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

const nameOf = (user: User) => user.loginName;
/** The department is chosen in the tree beside the list. */
const deptFilter = { ...resourceFilter('deptId', deptChoices), beside: true };

const phone = {
  api: users,
  field: 'phonenumber',
  secret: 'phone',
  permission: 'system:user:edit',
  filter: true,
  width: 'l',
} as const;

const email = { api: users, field: 'email', secret: 'email', permission: 'system:user:edit', width: 'l' } as const;

const roleFilter = resourceFilter('roleId', () => roleChoices);
/** The list of staff accounts, with a filter by department. */
export default function UserListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();

  const ask = useAskedChange(users.path);
  const showPassword = (name: string, password: string | undefined) =>
    open((close) => <FirstPassword name={name} password={password} onClose={close} />);

  function askToReset(user: User) {
    const password = randomPassword();
    ask({
      title: t('user.resetPwdTitle', { name: user.loginName }),
      content: t('user.resetPwdAsk'),
      okText: t('user.resetPwd'),
      run: async () => {
        await resetPassword(user, password);
        showPassword(user.loginName, password);
      },
      done: t('user.resetPwdDone', { name: user.loginName }),
    });
  }

  const namesOf = ({ roles }: User) => roles?.flatMap(({ roleName }) => roleName ?? []).join(t('shared:crud.comma'));

  const columns: Column<User>[] = [
    { field: 'loginName', title: t('user.loginName'), filter: true, sort: true },
    { field: 'userName', title: t('user.userName'), sort: true },
    switchColumn({ api: users, title: t('shared:field.status'), nameOf, permission: 'system:user:edit' }),
    { key: 'roles', title: t('user.roles'), card: 'fact', text: namesOf, filter: roleFilter },
    { key: 'dept.deptName', title: t('user.dept'), card: 'fact', text: ({ dept }) => dept?.deptName },
    { key: 'deptId', title: t('user.dept'), filterOnly: true, filter: deptFilter },
    secretColumn({ ...phone, title: t('user.phonenumber') }),
    secretColumn({ ...email, title: t('user.email') }),
    { field: 'createTime', title: t('shared:field.createTime'), filter: true, kind: 'time', sort: true },
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
            onClick: () => askToReset(user),
          },
          ...remove,
        ]}
        form={({ row, close }) => <UserDrawer user={row} onAdded={showPassword} onClose={close} />}
      >
        {dialogs}
      </CrudPage>
    </SidePanel>
  );
}
