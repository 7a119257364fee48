import { useTranslation } from 'react-i18next';
import { menuItems, type RowAction } from '@/shared/list/actions/RowActions';
import { usePossible } from '@/shared/list/actions/usePermitted';
import { MenuButton } from '@/shared/display/MenuButton';

/** The menu 更多 with the record's other actions; renders nothing when there are none. */
export function MoreActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const allowed = usePossible(actions);
  if (allowed.length === 0) return null;
  return (
    <MenuButton aria-label={`${t('action.more')} ${name}`} menu={{ items: menuItems(allowed) }}>
      {t('action.more')}
    </MenuButton>
  );
}
