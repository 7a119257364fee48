import { useTranslation } from 'react-i18next';
import type { Resource } from '@/shared/resource/resource';
import type { Id } from '@/shared/lib/id';
import type { RowAction } from '../actions/RowActions';
import type { useMove } from '../reorder/useMove';

/** A record of a tree, with its parent's id; 0 at the top level. */
export interface TreeRow {
  parentId: Id;
}

/** The default actions of a row. Impossible actions are disabled, so that all rows have the same actions. */
interface OwnTreeActions {
  edit: readonly RowAction[];
  addBelow: readonly RowAction[];
  /** Moves the row up and down among its siblings. */
  move: readonly RowAction[];
  remove: readonly RowAction[];
}

/** Returns the actions of a row. All rows must have the same actions in the same order. */
export type TreeActionsOf<T> = (row: T, own: OwnTreeActions) => readonly RowAction[];

interface TreeActions<T extends TreeRow> {
  api: Resource<T>;
  /** All rows, flat. */
  rows: readonly T[];
  levels?: number | undefined;
  childless?: ((row: T) => boolean) | undefined;
  undeletable?: ((row: T, ofParent: string | false) => string | false) | undefined;
  rowActions?: TreeActionsOf<T> | undefined;
  move: ReturnType<typeof useMove<T>>;
  edit: (what: { row: T } | { above: T }) => void;
  remove: (rows: readonly T[]) => unknown;
}

const allOf: TreeActionsOf<unknown> = (_, own) => [...own.edit, ...own.addBelow, ...own.move, ...own.remove];

/** The actions of a row of a tree. */
export function useTreeActions<T extends TreeRow>(tree: TreeActions<T>): (row: T) => readonly RowAction[] {
  const { t } = useTranslation();
  const { api, rows, levels = Infinity, childless, undeletable, rowActions = allOf } = tree;
  const { move, edit, remove } = tree;
  const { permission } = api;
  const above = new Map(rows.map((row) => [String(api.idOf(row)), String(row.parentId)]));
  const parents = new Set(above.values());

  /**
   * True for a row on the last level. Counts at most `levels` ancestors, so that a cycle does not cause an endless
   * loop.
   */
  function isDeepest(row: T): boolean {
    let depth = 1;
    for (let current = String(row.parentId); above.has(current) && depth < levels; current = above.get(current) ?? '')
      depth += 1;
    return depth >= levels;
  }

  /** Returns why a row cannot be removed; false for a row that can be removed. */
  function reasonToKeep(row: T) {
    const ofParent = parents.has(String(api.idOf(row))) && t('crud.off.parent');
    return undeletable ? undeletable(row, ofParent) : ofParent;
  }

  return (row) =>
    rowActions(row, {
      edit: [{ label: t('action.edit'), permission: `${permission}:edit`, onClick: () => edit({ row }) }],
      addBelow: [
        {
          label: t('crud.addBelow'),
          permission: `${permission}:add`,
          disabledReason: (childless?.(row) ?? (levels < Infinity && isDeepest(row))) && t('crud.off.deepest'),
          onClick: () => edit({ above: row }),
        },
      ],
      move: (move.isFixed ? [] : ([-1, 1] as const)).map((by) => ({
        label: t(by < 0 ? 'crud.moveUp' : 'crud.moveDown'),
        permission: `${permission}:edit` as const,
        disabledReason: !move.canMove(row, by) && t(by < 0 ? 'crud.off.first' : 'crud.off.last'),
        onClick: () => void move.moveBy(row, by),
      })),
      remove: [
        {
          label: t('action.remove'),
          permission: `${permission}:remove`,
          danger: true,
          disabledReason: reasonToKeep(row),
          onClick: () => remove([row]),
        },
      ],
    });
}
