import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column, OwnFilter } from '@/shared/list/column';
import { resourceFilter } from '@/shared/list/filter/resourceFilter';
import { secretColumn } from '@/shared/list/secretColumn';
import { switchColumn } from '@/shared/list/switchColumn';
import { deptChoices } from '../dept/deptTree';
import { roleChoices } from '../role/role.resource';
import { useConsequences } from '../consequences/useConsequences';
import { type User, userRights, users } from './user.resource';

/** The department filter. Departments are chosen in the tree beside the list. */
const deptFilter: OwnFilter = { ...resourceFilter('deptId', deptChoices), inSidePanel: true };

const permission = 'system:user:edit';

const roleFilter = resourceFilter('roleId', () => roleChoices);

/** The columns and filters of the accounts. */
export function useUserColumns(): Column<User>[] {
  const { t } = useTranslation(['system', 'shared']);
  const change = useConsequences(userRights);
  const namesOf = ({ roles }: User) => roles?.flatMap(({ roleName }) => roleName ?? []).join(t('shared:crud.comma'));

  return columnsOf(t, users, [
    { field: 'loginName', filter: true, sort: true },
    { field: 'userName', sort: true },
    switchColumn(change.api, ({ userId, loginName }, next) => change.askToSwitch(userId, loginName, next)),
    { key: 'roles', title: t('user.roles'), card: 'fact', text: namesOf, filter: roleFilter },
    { key: 'dept.deptName', title: t('user.deptId'), card: 'fact', text: ({ dept }) => dept?.deptName },
    { key: 'deptId', title: t('user.deptId'), filterOnly: true, filter: deptFilter },
    secretColumn(t, users, { field: 'phonenumber', secret: 'phone', permission, filter: true }),
    secretColumn(t, users, { field: 'email', secret: 'email', permission, width: 'l' }),
    { field: 'createTime', filter: true, sort: true },
  ]);
}
