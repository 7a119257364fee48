import { useTranslation } from 'react-i18next';
import { limitedAt } from '@/shared/resource/fieldRights';
import type { CrudApi, FormOf } from '@/shared/api/crudApi';
import { reordered } from './order';
import { useChange } from '../actions/useChange';
import { useSubmit } from '@/shared/display/useSubmit';

interface Order<T extends object> {
  api: CrudApi<T>;
  /** All rows in their order. */
  rows: readonly T[];
  /** The field with the row's order number among its siblings. */
  numberKey: keyof T & string;
  /** Returns a value that all siblings share, such as the parent's id. By default all rows are siblings. */
  groupOf?: (row: T) => unknown;
}

/** Moves rows among their siblings and saves the new order, one move at a time. */
export function useMove<T extends object>({ api, rows, numberKey, groupOf = () => '' }: Order<T>) {
  const { t } = useTranslation();
  const change = useChange(api.path);
  // Without the right to change the order number, no row has a place to move from.
  const isFixed = limitedAt(api.path)?.(numberKey) !== undefined;
  const keyOf = (row: T) => String(api.idOf(row));
  // Groups the siblings once per render: every row looks up its position, and a tree may have thousands of rows.
  const groups = new Map<string, T[]>();
  const places = new Map<string, { row: T; place: number }>();
  for (const row of isFixed ? [] : rows) {
    const siblings = groups.get(String(groupOf(row))) ?? [];
    if (!places.has(keyOf(row))) places.set(keyOf(row), { row, place: siblings.length });
    siblings.push(row);
    groups.set(String(groupOf(row)), siblings);
  }
  const siblingsOf = (row: T) => groups.get(String(groupOf(row))) ?? [];
  const placeOf = (row: T) => places.get(keyOf(row))?.place ?? -1;
  const pair = (movedId: string, overId: string) => {
    const [moved, over] = [movedId, overId].map((id) => places.get(id)?.row);
    return moved && over && String(groupOf(moved)) === String(groupOf(over)) ? { moved, over } : undefined;
  };

  const { submit } = useSubmit(async (row: T, to: number) => {
    const changes = reordered(siblingsOf(row), placeOf(row), to, numberKey);
    if (changes.length === 0) return;
    const save = () =>
      Promise.all(
        // The cast is needed because TypeScript drops the names of computed keys.
        changes.map((one) => api.save({ [api.idKey]: api.idOf(one.row), [numberKey]: one.number } as FormOf<T>)),
      );
    await change(save, t('crud.moved'));
  });

  return {
    /** True if the user may not change the order. */
    isFixed,
    /** True when there is a sibling above (-1) or below (1) to swap with. */
    canMove: (row: T, by: -1 | 1) => siblingsOf(row)[placeOf(row) + by] !== undefined,
    moveBy: (row: T, by: -1 | 1) => submit(row, placeOf(row) + by),
    /** Moves a row to the position of the sibling it was dropped on. */
    moveOnto: (movedId: string, overId: string) => {
      const found = pair(movedId, overId);
      if (found) void submit(found.moved, placeOf(found.over));
    },
    /** The side of a sibling on which a row would be inserted if it were dropped there. */
    dropSide: (movedId: string, overId: string): 'before' | 'after' | undefined => {
      const found = movedId === overId ? undefined : pair(movedId, overId);
      return found && (placeOf(found.moved) < placeOf(found.over) ? 'after' : 'before');
    },
  };
}
