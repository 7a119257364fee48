import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/shared/display/MenuButton';
import { menuItems, type RowAction } from './RowActions';
import { usePossible } from './usePermitted';

/**
 * The menu 更多 with the record's actions, except the decisions. Renders nothing if no action is permitted and possible.
 * While the menu is open, its entries stay in place: an action that becomes impossible is disabled, and an action that
 * becomes possible is added when the menu opens again.
 */
export function MoreActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const possible = usePossible(actions);
  const [opened, setOpened] = useState<readonly RowAction[]>();
  const find = (label: string) => possible.find((action) => action.label === label);
  const shown = opened?.map((action) => find(action.label) ?? { ...action, disabledReason: t('crud.off.now') });
  if (!shown && possible.length === 0) return null;
  return (
    <MenuButton
      aria-label={`${t('action.more')} ${name}`}
      menu={{ items: menuItems(shown ?? possible) }}
      onOpenChange={(open) => setOpened(open ? possible : undefined)}
    >
      {t('action.more')}
    </MenuButton>
  );
}
