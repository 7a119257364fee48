import { useTranslation } from 'react-i18next';
import type { RowAction } from '../actions/RowActions';
import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import type { useMove } from '../reorder/useMove';
import type { Entity } from '@/shared/vocabulary/permission';

/** The fields of every record of a simple tree: its parent, and its order among its siblings. */
export interface TreeRow {
  parentId: Id;
  sort: number | null;
}

interface TreeActions<T extends TreeRow> {
  api: CrudApi<T>;
  permission: Entity;
  /** All rows, flat. */
  rows: readonly T[];
  levels: number;
  /** Why a row cannot be removed, besides its children. */
  undeletable?: ((row: T) => string | false) | undefined;
  move: ReturnType<typeof useMove<T>>;
  edit: (what: { row: T } | { above: T }) => void;
  remove: (rows: readonly T[]) => unknown;
}

/** The actions of a row of a simple tree: the same five for every row, disabled where one cannot be taken. */
export function useTreeActions<T extends TreeRow>(tree: TreeActions<T>): (row: T) => RowAction[] {
  const { t } = useTranslation();
  const { api, permission, rows, levels, undeletable, move, edit, remove } = tree;
  const above = new Map(rows.map((row) => [String(api.idOf(row)), String(row.parentId)]));
  const parents = new Set(above.values());

  /** The level of a row, from 1; stops at the max number of levels, so that a cycle cannot loop forever. */
  function depthOf(row: T): number {
    let depth = 1;
    for (let current = String(row.parentId); above.has(current) && depth < levels; current = above.get(current) ?? '')
      depth += 1;
    return depth;
  }

  return (row) => [
    { label: t('action.edit'), permission: `${permission}:edit`, onClick: () => edit({ row }) },
    {
      label: t('crud.addBelow'),
      permission: `${permission}:add`,
      disabledReason: depthOf(row) >= levels && t('crud.off.deepest'),
      onClick: () => edit({ above: row }),
    },
    ...([-1, 1] as const).map((by) => ({
      label: t(by < 0 ? 'crud.moveUp' : 'crud.moveDown'),
      permission: `${permission}:edit` as const,
      disabledReason: !move.canMove(row, by) && t(by < 0 ? 'crud.off.first' : 'crud.off.last'),
      onClick: () => void move.moveBy(row, by),
    })),
    {
      label: t('action.remove'),
      permission: `${permission}:remove`,
      danger: true,
      disabledReason: parents.has(String(api.idOf(row))) ? t('crud.off.parent') : undeletable?.(row),
      onClick: () => remove([row]),
    },
  ];
}
