import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import type { useMove } from '@/shared/list/reorder/useMove';
import type { Menu } from './menu.api';
import type { MenuEdit } from './MenuDrawer';

interface MenuActions {
  /** All rows, flat. */
  rows: readonly Menu[];
  move: ReturnType<typeof useMove<Menu>>;
  onEdit: (edit: MenuEdit) => void;
  onRemove: (menu: Menu) => unknown;
}

/** The actions of a row of the menu: the same five for every row. */
export function useMenuActions({ rows, move, onEdit, onRemove }: MenuActions): (menu: Menu) => RowAction[] {
  const { t } = useTranslation('shared');
  const parents = new Set(rows.map(({ parentId }) => String(parentId)));
  return (menu) => [
    { label: t('action.edit'), permission: 'system:menu:edit', onClick: () => onEdit({ menu }) },
    {
      label: t('crud.addBelow'),
      permission: 'system:menu:add',
      disabledReason: menu.menuType === 'F' && t('crud.off.deepest'),
      onClick: () => onEdit({ above: menu }),
    },
    ...([-1, 1] as const).map((by) => ({
      label: t(by < 0 ? 'crud.moveUp' : 'crud.moveDown'),
      permission: 'system:menu:edit' as const,
      disabledReason: !move.canMove(menu, by) && t(by < 0 ? 'crud.off.first' : 'crud.off.last'),
      onClick: () => void move.moveBy(menu, by),
    })),
    {
      label: t('action.remove'),
      permission: 'system:menu:remove',
      danger: true,
      disabledReason: parents.has(String(menu.menuId)) && t('crud.off.parent'),
      onClick: () => onRemove(menu),
    },
  ];
}
