import { useTranslation } from 'react-i18next';
import { useChange } from '@/shared/crud/useChange';
import { useSubmit } from '@/shared/crud/useSubmit';
import { type Menu, menus } from './menu.api';
import { reordered } from './order';

/** Moves rows among their siblings and saves their new order, one move at a time. */
export function useMove(rows: readonly Menu[]) {
  const { t } = useTranslation('system');
  const change = useChange(menus.path);
  const siblingsOf = (menu: Menu) => rows.filter(({ parentId }) => String(parentId) === String(menu.parentId));
  const placeOf = (menu: Menu) => siblingsOf(menu).findIndex(({ menuId }) => String(menuId) === String(menu.menuId));
  const byId = (id: string) => rows.find(({ menuId }) => String(menuId) === id);

  const { submit } = useSubmit(async (menu: Menu, to: number) => {
    const changes = reordered(siblingsOf(menu), placeOf(menu), to);
    if (changes.length === 0) return;
    const save = () => Promise.all(changes.map(({ row, orderNum }) => menus.save({ ...row, orderNum })));
    await change(save, t('menu.moved'));
  });

  return {
    /** Whether there is a sibling above (-1) or below (1) to change places with. */
    canMove: (menu: Menu, by: -1 | 1) => siblingsOf(menu)[placeOf(menu) + by] !== undefined,
    moveBy: (menu: Menu, by: -1 | 1) => submit(menu, placeOf(menu) + by),
    /** Lets a row go on one of its siblings: it takes that one's place. */
    moveOnto: (movedId: string, overId: string) => {
      const moved = byId(movedId);
      const over = byId(overId);
      if (moved && over && String(moved.parentId) === String(over.parentId)) void submit(moved, placeOf(over));
    },
    /** On which side of a sibling a row would come to stand. */
    dropSide: (movedId: string, overId: string) => {
      const moved = byId(movedId);
      const over = byId(overId);
      if (!moved || !over || movedId === overId || String(moved.parentId) !== String(over.parentId)) return undefined;
      return placeOf(moved) < placeOf(over) ? 'after' : 'before';
    },
  };
}
