import type { Entity } from '@/shared/vocabulary/permission';
import type { ProColumns } from '@ant-design/pro-components';
import type { TFunction } from 'i18next';
import { type RowAction, RowActions } from '@/shared/actions/RowActions';
import { actionsColumn } from '@/shared/list/actionsColumn';

/** The page's own actions for a row; an empty array where an action is not available. */
interface OwnActions {
  edit: readonly RowAction[];
  remove: readonly RowAction[];
}

/** Returns the actions of a row, in order. */
export type ActionsOf<T> = (row: T, own: OwnActions) => readonly RowAction[];

interface Page<T> {
  permission: Entity;
  nameOf: (row: T) => string;
  form?: unknown;
  rowActions?: ActionsOf<T> | undefined;
  stays?: ((row: T) => boolean) | undefined;
  closed?: ((row: T) => boolean) | undefined;
}

/** The actions column of a CrudPage; empty for a page without a form and without `rowActions`. */
export function crudActions<T>(
  page: Page<T>,
  edit: (row: T) => void,
  remove: (rows: readonly T[]) => unknown,
  t: TFunction,
): ProColumns<T>[] {
  const { permission, nameOf, form, stays, closed } = page;
  const rowActions = page.rowActions ?? (form ? (_: T, own: OwnActions) => [...own.edit, ...own.remove] : undefined);
  if (!rowActions) return [];
  const change = (row: T) => ({
    label: t('action.edit'),
    permission: `${permission}:edit` as const,
    onClick: () => edit(row),
  });
  const removal = (row: T) => ({
    label: t('action.remove'),
    permission: `${permission}:remove` as const,
    danger: true,
    onClick: () => remove([row]),
  });
  const ownOf = (row: T): OwnActions => ({
    edit: form && !closed?.(row) ? [change(row)] : [],
    remove: stays?.(row) ? [] : [removal(row)],
  });
  return [
    actionsColumn<T>(t('action.actions'), (row) => (
      <RowActions name={nameOf(row)} actions={rowActions(row, ownOf(row))} />
    )),
  ];
}
