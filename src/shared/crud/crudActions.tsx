import type { Entity } from '@/shared/vocabulary/permission';
import type { ProColumns } from '@ant-design/pro-components';
import type { TFunction } from 'i18next';
import { type RowAction, RowActions } from '@/shared/actions/RowActions';
import { actionsColumn } from '@/shared/list/actionsColumn';

/** What the page itself offers for a row; empty where it does not. */
interface OwnActions {
  edit: readonly RowAction[];
  remove: readonly RowAction[];
}

/** What can be done with a row, in order. */
export type ActionsOf<T> = (row: T, own: OwnActions) => readonly RowAction[];

interface Page<T> {
  permission: Entity;
  nameOf: (row: T) => string;
  form?: unknown;
  rowActions?: ActionsOf<T> | undefined;
  stays?: ((row: T) => boolean) | undefined;
  closed?: ((row: T) => boolean) | undefined;
}

/** The last column of a CrudPage; a page without a form and without actions of its own has none. */
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
