import type { ProColumns } from '@ant-design/pro-components';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { useTranslation } from 'react-i18next';
import { RowActions } from '@/shared/actions/RowActions';
import { rangeColumn } from '@/shared/list/searchForm';
import { StatusSwitch } from '@/shared/actions/StatusSwitch';
import { useDict } from '@/shared/dict/useDict';
import { type Role, roles, SCOPES, useTenants } from './role.api';

interface RoleColumns {
  /** Whether the list is that of company administrators: it says of which company. */
  forAdmins: boolean;
  onEdit: (role: Role) => void;
  onScope: (role: Role) => void;
  onRemove: (role: Role) => unknown;
}

/** The columns and row actions of the roles. */
export function useRoleColumns({ forAdmins, onEdit, onScope, onRemove }: RoleColumns): ProColumns<Role>[] {
  const { t } = useTranslation(['system', 'shared']);
  const statuses = useDict('sys_normal_disable');
  const tenants = useTenants(forAdmins);
  const scopes = SCOPES.map((value) => ({ value, label: t(`role.scopes.${value}`) }));
  const companyOf = ({ tenantId }: Role) =>
    tenants.data?.find(({ compId }) => String(compId) === String(tenantId))?.companyName ?? tenantId ?? '-';

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
    actionsColumn(t('shared:action.actions'), (role) => (
      <RowActions
        name={role.roleName}
        actions={[
          { label: t('shared:action.edit'), permission: 'system:role:edit', onClick: () => onEdit(role) },
          { label: t('role.scopeAction'), permission: 'system:role:edit', onClick: () => onScope(role) },
          {
            label: t('shared:action.remove'),
            permission: 'system:role:remove',
            danger: true,
            onClick: () => onRemove(role),
          },
        ]}
      />
    )),
  ];
}
