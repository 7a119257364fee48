import { useTranslation } from 'react-i18next';
import { useAsked } from '@/shared/auth/asked';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { MenuButton } from '@/shared/display/MenuButton';

/** The menu 更多 with the record's other actions; renders nothing when there are none. */
export function MoreActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  useAsked(actions.flatMap(({ permission }) => permission ?? []));
  const allowed = actions.filter(
    ({ permission, disabledReason }) => !disabledReason && (!permission || can(user, permission)),
  );
  if (allowed.length === 0) return null;
  return (
    <MenuButton
      aria-label={`${t('action.more')} ${name}`}
      menu={{
        items: allowed.map(({ label, danger, onClick }) => ({ key: label, label, danger: danger ?? false, onClick })),
      }}
    >
      {t('action.more')}
    </MenuButton>
  );
}
