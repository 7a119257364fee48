import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { reordered } from './order';
import { useChange } from '@/shared/actions/useChange';
import { useSubmit } from '@/shared/form/useSubmit';

interface Order<T extends object> {
  api: CrudApi<T>;
  /** Every row there is, in order. */
  rows: readonly T[];
  /** The field that holds a row's place among its siblings. */
  numberKey: keyof T & string;
  /** What siblings have in common; every row is every other's sibling unless told. */
  groupOf?: (row: T) => unknown;
}

/** Moves rows among their siblings and saves their new order, one move at a time. */
export function useMove<T extends object>({ api, rows, numberKey, groupOf = () => '' }: Order<T>) {
  const { t } = useTranslation();
  const change = useChange(api.path);
  const keyOf = (row: T) => String(api.idOf(row));
  const siblingsOf = (row: T) => rows.filter((one) => String(groupOf(one)) === String(groupOf(row)));
  const placeOf = (row: T) => siblingsOf(row).findIndex((one) => keyOf(one) === keyOf(row));
  const pair = (movedId: string, overId: string) => {
    const [moved, over] = [movedId, overId].map((id) => rows.find((row) => keyOf(row) === id));
    return moved && over && String(groupOf(moved)) === String(groupOf(over)) ? { moved, over } : undefined;
  };

  const { submit } = useSubmit(async (row: T, to: number) => {
    const changes = reordered(siblingsOf(row), placeOf(row), to, numberKey);
    if (changes.length === 0) return;
    const save = () => Promise.all(changes.map((one) => api.save({ ...one.row, [numberKey]: one.number })));
    await change(save, t('crud.moved'));
  });

  return {
    /** Whether there is a sibling above (-1) or below (1) to change places with. */
    canMove: (row: T, by: -1 | 1) => siblingsOf(row)[placeOf(row) + by] !== undefined,
    moveBy: (row: T, by: -1 | 1) => submit(row, placeOf(row) + by),
    /** Lets a row go on one of its siblings: it takes that one's place. */
    moveOnto: (movedId: string, overId: string) => {
      const found = pair(movedId, overId);
      if (found) void submit(found.moved, placeOf(found.over));
    },
    /** On which side of a sibling a row would come to stand. */
    dropSide: (movedId: string, overId: string): 'before' | 'after' | undefined => {
      const found = movedId === overId ? undefined : pair(movedId, overId);
      return found && (placeOf(found.moved) < placeOf(found.over) ? 'after' : 'before');
    },
  };
}
