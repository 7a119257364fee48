import type { Entity } from '@/shared/vocabulary/permission';
import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import type { CrudApi, Id } from '@/shared/api/crudApi';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { RowActions } from '@/shared/actions/RowActions';
import type { useMove } from '@/shared/order/useMove';

/** The fields of every record of a simple tree: its parent, and its order among its siblings. */
export interface TreeRow {
  parentId: Id;
  sort: number;
}

interface TreeColumns<T extends TreeRow> {
  api: CrudApi<T>;
  permission: Entity;
  columns: ProColumns<T>[];
  nameOf: (row: T) => string;
  /** All rows, flat. */
  rows: readonly T[];
  levels: number;
  move: ReturnType<typeof useMove<T>>;
  edit: (what: { row: T } | { above: T }) => void;
  remove: (rows: readonly T[]) => unknown;
}

/** The columns of a simple tree, with the row's actions last. */
export function useTreeColumns<T extends TreeRow>(tree: TreeColumns<T>): ProColumns<T>[] {
  const { t } = useTranslation();
  const { api, permission, nameOf, rows, levels, move, edit, remove } = tree;
  const above = new Map(rows.map((row) => [String(api.idOf(row)), String(row.parentId)]));
  const moves = ([-1, 1] as const).map((by) => ({ by, label: t(by < 0 ? 'crud.moveUp' : 'crud.moveDown') }));

  /** The level of a row, from 1; stops at the max number of levels, so that a cycle cannot loop forever. */
  function depthOf(row: T): number {
    let depth = 1;
    for (let current = String(row.parentId); above.has(current) && depth < levels; current = above.get(current) ?? '')
      depth += 1;
    return depth;
  }

  return [
    ...tree.columns,
    actionsColumn(t('action.actions'), (row) => (
      <RowActions
        name={nameOf(row)}
        actions={[
          { label: t('action.edit'), permission: `${permission}:edit` as const, onClick: () => edit({ row }) },
          ...(depthOf(row) < levels
            ? [
                {
                  label: t('crud.addBelow'),
                  permission: `${permission}:add` as const,
                  onClick: () => edit({ above: row }),
                },
              ]
            : []),
          ...moves
            .filter(({ by }) => move.canMove(row, by))
            .map(({ by, label }) => ({
              label,
              permission: `${permission}:edit` as const,
              onClick: () => void move.moveBy(row, by),
            })),
          {
            label: t('action.remove'),
            permission: `${permission}:remove` as const,
            danger: true,
            onClick: () => remove([row]),
          },
        ]}
      />
    )),
  ];
}
