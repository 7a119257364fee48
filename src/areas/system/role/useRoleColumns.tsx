import { useQuery } from '@tanstack/react-query';
import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { rangeColumn } from '@/shared/list/searchForm';
import { StatusSwitch } from '@/shared/actions/StatusSwitch';
import { useDict } from '@/shared/dict/useDict';
import { type Role, roles, SCOPES, tenants } from './role.api';

/** The columns of the role list; administrators' roles also show their company. */
export function useRoleColumns(forAdmins: boolean): ProColumns<Role>[] {
  const { t } = useTranslation(['system', 'shared']);
  const statuses = useDict('sys_normal_disable');
  const companies = useQuery({ ...tenants, enabled: forAdmins });
  const scopes = SCOPES.map((value) => ({ value, label: t(`role.scopes.${value}`) }));
  const companyOf = ({ tenantId }: Role) =>
    companies.data?.find(({ compId }) => String(compId) === String(tenantId))?.companyName ?? tenantId ?? '-';

  return [
    { dataIndex: 'roleId', title: t('role.id'), sorter: true, search: false },
    { dataIndex: 'roleName', title: t('role.name'), sorter: true },
    { dataIndex: 'roleKey', title: t('role.key'), sorter: true },
    ...(forAdmins
      ? [
          {
            key: 'tenant',
            title: t('role.tenant'),
            search: false as const,
            renderText: (_: unknown, role: Role) => companyOf(role),
          },
        ]
      : []),
    { dataIndex: 'roleSort', title: t('field.order'), sorter: true, search: false, align: 'right' },
    {
      dataIndex: 'dataScope',
      title: t('role.scope'),
      valueType: 'select',
      fieldProps: { options: scopes, 'aria-label': t('role.scope') },
    },
    {
      dataIndex: 'status',
      title: t('shared:field.status'),
      valueType: 'select',
      fieldProps: { options: statuses, 'aria-label': t('shared:field.status') },
      render: (_, role) => (
        <StatusSwitch
          api={roles}
          id={role.roleId}
          name={role.roleName}
          status={role.status}
          permission="system:role:edit"
        />
      ),
    },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), sorter: true, search: false },
    rangeColumn(t('shared:field.createTime')),
  ];
}
