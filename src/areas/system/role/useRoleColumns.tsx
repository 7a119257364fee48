import { useQuery } from '@tanstack/react-query';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { StatusSwitch } from '@/shared/list/actions/StatusSwitch';
import { type Role, roles, SCOPES, tenants } from './role.api';

/** The columns of the role list; administrators' roles also show their company. */
export function useRoleColumns(forAdmins: boolean): Column<Role>[] {
  const { t } = useTranslation(['system', 'shared']);
  const companies = useQuery({ ...tenants, enabled: forAdmins });
  const scopes = SCOPES.map((value) => ({ value, label: t(`role.scopes.${value}`) }));
  const companyOf = ({ tenantId }: Role) =>
    companies.data?.find(({ compId }) => String(compId) === String(tenantId))?.companyName ?? tenantId ?? '-';

  return [
    { field: 'roleName', title: t('role.name'), filter: true, sort: true },
    {
      field: 'status',
      title: t('shared:field.status'),
      dict: 'sys_normal_disable',
      filter: true,
      card: 'state',
      render: (role) => (
        <StatusSwitch
          api={roles}
          id={role.roleId}
          name={role.roleName}
          status={role.status}
          permission="system:role:edit"
        />
      ),
    },
    { field: 'roleKey', title: t('role.key'), filter: true, sort: true },
    {
      field: 'dataScope',
      title: t('role.scope'),
      filter: { options: scopes },
      width: 'm',
      text: ({ dataScope }) => scopes.find(({ value }) => value === dataScope)?.label,
    },
    ...(forAdmins ? [{ key: 'tenant', title: t('role.tenant'), text: companyOf }] : []),
    { field: 'roleSort', title: t('field.order'), kind: 'number', sort: true },
    { field: 'createTime', title: t('shared:field.createTime'), filter: true, kind: 'time', sort: true },
    { field: 'roleId', title: t('role.id'), sort: true, width: 's' },
  ];
}
