import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { loadScope, type Role, roles, saveScope } from './role.resource';
import { ScopeFields } from './ScopeFields';

/** The form for a role's data scope: the departments whose data its users may see (docs/contract#1.11). */
export function ScopeModal({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('system');
  return (
    <EditModal<Role>
      path={roles.path}
      title={t('role.scopeTitle', { name: role.roleName })}
      start={{ load: (signal) => loadScope(role, signal), keys: ['roleId', 'roleName', 'roleKey'] }}
      save={saveScope}
      onClose={onClose}
    >
      <ScopeFields />
    </EditModal>
  );
}
