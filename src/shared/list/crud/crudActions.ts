import type { TFunction } from 'i18next';
import type { Entity } from '@/shared/vocabulary/permission';
import type { RowAction } from '../actions/RowActions';

/** The default actions of a row: no `edit` without a form for this user; an action that the row forbids is disabled. */
interface OwnActions {
  edit: readonly RowAction[];
  remove: readonly RowAction[];
}

/** Returns the actions of a row. All rows must have the same actions in the same order. */
export type ActionsOf<T> = (row: T, own: OwnActions) => readonly RowAction[];

interface Page<T> {
  permission: Entity;
  form?: unknown;
  /** False when the page has no form for this user. */
  canEdit: boolean;
  rowActions?: ActionsOf<T> | undefined;
  undeletable?: ((row: T) => boolean | string) | undefined;
  uneditable?: ((row: T) => boolean) | undefined;
}

/** The actions of a CrudPage's rows; undefined for a page without a form and without `rowActions`. */
export function crudActions<T>(
  page: Page<T>,
  edit: (row: T) => void,
  remove: (rows: readonly T[]) => unknown,
  t: TFunction,
): ((row: T) => readonly RowAction[]) | undefined {
  const { permission, form, canEdit, undeletable, uneditable } = page;
  const rowActions = page.rowActions ?? (form ? (_: T, own: OwnActions) => [...own.edit, ...own.remove] : undefined);
  if (!rowActions) return undefined;
  const reasonOf = (stays: boolean | string = false) => (stays === true ? t('crud.off.stays') : stays);
  const change = (row: T): RowAction => ({
    label: t('action.edit'),
    permission: `${permission}:edit`,
    disabledReason: uneditable?.(row) && t('crud.off.closed'),
    onClick: () => edit(row),
  });
  const removal = (row: T): RowAction => ({
    label: t('action.remove'),
    permission: `${permission}:remove`,
    danger: true,
    disabledReason: reasonOf(undeletable?.(row)),
    onClick: () => remove([row]),
  });
  return (row) => rowActions(row, { edit: canEdit ? [change(row)] : [], remove: [removal(row)] });
}
