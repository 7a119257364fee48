import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { viewAs } from '@/shared/auth/viewAs';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import type { OpenDialog } from '@/shared/display/useDialogs';
import type { ActionsOf } from '@/shared/list/crud/crudActions';
import { useGoTo } from '@/shared/menu/links';
import { rightsOf } from './rightsOf';
import type { Role } from './role.resource';
import { ScopeModal } from './ScopeModal';

/** Row actions of a role; administrators can view the product as its users see it. */
export function useRoleActions(open: OpenDialog): ActionsOf<Role> {
  const { t } = useTranslation('system');
  const isAdmin = useSession(({ user }) => user?.admin ?? false);
  const goTo = useGoTo();
  const errorText = useErrorText();

  /** Switches to the view of a user with this role, starting at the first page. */
  async function view(role: Role) {
    try {
      const rights = await rightsOf(role);
      goTo('weclome');
      viewAs(rights);
    } catch (error) {
      notify.error(errorText(error));
    }
  }

  return (role, { edit, remove }) => [
    ...edit,
    {
      label: t('role.scopeAction'),
      permission: 'system:role:edit',
      onClick: () => open((close) => <ScopeModal role={role} onClose={close} />),
    },
    ...(isAdmin
      ? [
          {
            label: t('role.viewAs'),
            disabledReason: role.status === '1' && t('role.inactive'),
            onClick: () => void view(role),
          },
        ]
      : []),
    ...remove,
  ];
}
