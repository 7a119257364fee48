import type { Permission } from '@/shared/vocabulary/permission';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAsked } from '@/shared/auth/asked';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { MenuButton } from '@/shared/ui/MenuButton';

/** An action the user can take on a row. */
export interface RowAction {
  label: string;
  onClick: () => unknown;
  permission?: Permission;
  danger?: boolean;
}

/** The number of actions shown in the row itself; the others are in the menu 更多 (docs/decisions#4). */
const SHOWN = 3;

/** The permitted actions of a row; the accessible name of every button includes the record's name. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  useAsked(actions.flatMap(({ permission }) => permission ?? []));
  const allowed = actions.filter(({ permission }) => !permission || can(user, permission));
  const shown = allowed.length > SHOWN ? allowed.slice(0, SHOWN - 1) : allowed;
  const more = allowed.slice(shown.length);
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
      {shown.map(({ label, onClick, danger }) => (
        <Button
          key={label}
          type="link"
          size="small"
          danger={danger ?? false}
          aria-label={`${label} ${name}`}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <MenuButton
          type="link"
          size="small"
          aria-label={`${t('action.more')} ${name}`}
          menu={{
            items: more.map(({ label, danger, onClick }) => ({ key: label, label, danger: danger ?? false, onClick })),
          }}
        >
          {t('action.more')}
        </MenuButton>
      )}
    </span>
  );
}
