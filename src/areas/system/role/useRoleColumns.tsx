import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { switchColumn } from '@/shared/list/switchColumn';
import { useConsequences } from '../consequences/useConsequences';
import { type Role, roleRights, roles, SCOPES, tenants } from './role.resource';

/** The columns of the role list. Administrators' roles also show their company. */
export function useRoleColumns(forAdmins: boolean): Column<Role>[] {
  const { t } = useTranslation(['system', 'shared']);
  const change = useConsequences(roleRights);
  const companies = useQuery({ ...tenants, enabled: forAdmins });
  const scopes = SCOPES.map((value) => ({ value, label: t(`role.dataScopes.${value}`) }));
  const companyOf = ({ tenantId }: Role) =>
    companies.data?.find(({ compId }) => String(compId) === String(tenantId))?.companyName ?? tenantId ?? '-';

  return columnsOf(t, roles, [
    { field: 'roleName', filter: true, sort: true },
    switchColumn(change.api, ({ roleId, roleName }, next) => change.askToSwitch(roleId, roleName, next)),
    { field: 'roleKey', filter: true, sort: true },
    {
      field: 'dataScope',
      filter: { options: scopes },
      width: 'm',
      text: ({ dataScope }) => scopes.find(({ value }) => value === dataScope)?.label,
    },
    ...(forAdmins ? [{ key: 'tenant', title: t('role.tenantId'), text: companyOf }] : []),
    { field: 'roleSort', title: t('field.order'), sort: true },
    { field: 'createTime', filter: true, sort: true },
    { field: 'roleId', sort: true, width: 's' },
  ]);
}
