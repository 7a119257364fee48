import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { useSession } from '@/shared/auth/session';
import { namedRecord } from '@/shared/resource/resource';
import { viewAs } from '@/shared/auth/viewAs';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { present } from '@/shared/list/actions/present';
import type { RowAction } from '@/shared/list/actions/RowActions';
import type { ActionsOf } from '@/shared/list/crud/crudActions';
import { useGoTo } from '@/shared/menu/links';
import { holdersQuery } from './holders.api';
import { loadScope, type Role, roles, saveScope } from './role.resource';
import { EditModal } from '@/shared/form/EditModal';
import { ScopeFields } from './ScopeFields';
import { useRoleRights } from './useRoleRights';

/** Row actions of a role. Administrators can view the product as a user with this role sees it. */
export function useRoleActions(): ActionsOf<Role> {
  const open = useOpenDialog();
  const { t } = useTranslation('system');
  const isAdmin = useSession(({ user }) => user?.admin ?? false);
  const goTo = useGoTo();
  const rightsOf = useRoleRights();

  /** Switches to the view of a user with this role and opens the first page. */
  async function view(role: Role) {
    try {
      const rights = await rightsOf(role);
      if (!rights) return;
      goTo('weclome');
      viewAs(rights);
    } catch (error) {
      notify.error(errorTextNow(error));
    }
  }

  return (role, { edit, remove }) =>
    present<RowAction>([
      ...edit,
      {
        label: t('role.scopeAction'),
        permission: 'system:role:edit',
        onClick: () => open((close) => <ScopeModal role={role} onClose={close} />),
      },
      isAdmin && {
        label: t('role.viewAs'),
        disabledReason: role.status === '1' && t('role.inactive'),
        onClick: () => void view(role),
      },
      ...remove,
    ]);
}

interface ScopeModalProps {
  role: Role;
  /** Earlier values from the role's history, which are saved if the user confirms. */
  earlier?: Partial<Role>;
  onClose: () => void;
}

/** The form for a role's data scope: the departments whose data its users may see (docs/contract#1.11). */
export function ScopeModal({ role, earlier, onClose }: ScopeModalProps) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <EditModal<Role>
      path={roles.path}
      title={t('role.scopeTitle', { name: role.roleName })}
      start={{
        load: async (signal) => ({ ...(await loadScope(role, signal)), ...earlier }),
        keys: ['roleId', 'roleName', 'roleKey'],
        record: namedRecord(roles, role),
      }}
      save={saveScope}
      onClose={onClose}
    >
      {earlier && <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t('shared:crud.earlier')} />}
      <ScopeFields />
    </EditModal>
  );
}

/** The consequences of removing roles. If the user may see accounts, also shows how many users have these roles. */
export function Removal({ rows, children }: { rows: readonly Role[]; children: ReactNode }) {
  const { t } = useTranslation('system');
  const maySee = useCan('system:user:list');
  const { data: count = 0 } = useQuery({ ...holdersQuery(rows), enabled: maySee });
  return (
    <>
      {count > 0 && <Alert type="warning" showIcon title={t('role.inUse', { count })} style={{ marginBlock: 12 }} />}
      {children}
    </>
  );
}
