import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import type { Branch } from '@/shared/list/tree/tree';
import { ImportButton } from '@/shared/list/transfer/ImportButton';
import { useOffers } from '@/shared/menu/useOffers';
import { LOGIN_NAME } from '@/shared/lib/rules/loginName';
import type { Dept } from '../dept/dept.resource';
import { useDeptTree } from '../dept/deptTree';
import { activeRoles } from '../role/role.resource';
import { initialPassword, users } from './user.resource';

/** Imports users from a spreadsheet. Departments and roles are given by name. A department may also be a full path. */
export function UserImport() {
  const { t } = useTranslation(['system', 'shared']);
  const hasCommon = useOffers('firstPassword');
  const tree = useDeptTree();
  const depts = tree.data && pathNames(tree.data);
  const roles = useQuery(activeRoles);
  return (
    <ImportButton
      title={t('user.title')}
      api={users}
      fields={[
        { name: 'loginName', required: true, unique: true, max: 20, pattern: LOGIN_NAME, example: 'zhangsan' },
        { name: 'userName', required: true, max: 30, example: '张三' },
        { name: 'deptId', required: true, options: depts, source: tree, example: depts?.[0]?.label ?? '' },
        {
          name: 'role',
          required: true,
          label: t('user.roles'),
          options: roles.data?.map(({ roleId, roleName }) => ({ value: roleId, label: roleName })),
          source: roles,
          example: roles.data?.[0]?.roleName ?? '',
        },
        {
          name: 'phonenumber',
          pattern: /^1[3-9]\d{9}$/,
          unique: true,
          example: '13800000000',
        },
        { name: 'email', pattern: /^\S+@\S+\.\S+$/, max: 50, example: 'zhangsan@example.com' },
        { name: 'sex', options: useDict('sys_user_sex'), example: '男' },
        { name: 'remark', max: 500, example: '' },
      ]}
      secret={{
        label: t('user.firstPasswordColumn'),
        of: initialPassword,
        otherwise: hasCommon
          ? t('user.firstPasswordWhere', { key: 'defalut_password' }) + t('config.title')
          : undefined,
      }}
      bodyOf={accountOf}
      send={(values, keys) => users.importRow(accountOf(values), keys)}
    />
  );
}

/** Builds a new account from the values of a spreadsheet row. */
const accountOf = ({ role, ...user }: Record<string, unknown>) => ({
  sex: '2',
  ...user,
  userId: 0,
  status: '0',
  roleIds: [role],
});

/** Lists every department twice: by its name and by its full path (`a / b`). */
function pathNames(
  branches: readonly Branch<Dept>[],
  above: readonly string[] = [],
): { value: string | number; label: string }[] {
  return branches.flatMap((branch) => {
    const path = [...above, branch.deptName];
    const value = branch.deptId;
    return [
      { value, label: branch.deptName },
      { value, label: path.join(' / ') },
      ...pathNames(branch.children ?? [], path),
    ];
  });
}
