import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CrudApi } from '@/shared/api/crudApi';
import type { RecordForm } from '@/shared/form/CrudForm';
import { type Opening, useEditing } from '@/shared/form/useEditing';
import { type LinkQuery, useGoTo, useMenuLink } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

/** A form on separate pages for adding and editing. Each action is offered only if the user's menu has its page. */
interface PageForm {
  as: 'page';
  /** The menu key of the page for a new record. */
  add: MenuKey;
  /** The menu key of the page for an existing record; the link to the page has the query `?id=`. */
  edit: MenuKey;
  /**
   * Returns the add page's query if `draft` is the draft of a copied record. Returns undefined for any other draft and
   * for a record to edit.
   */
  copyQuery?: (draft: object) => LinkQuery | undefined;
}

/** The form of a list's records: its fields, the page's own form, or separate pages for adding and editing. */
export type ListForm<T extends object, F extends object> =
  | RecordForm<T, F>
  | PageForm
  | ((opening: Opening<T>) => ReactNode);

/**
 * Returns the function `edit`, which opens a list's form in the list's page or on a separate page. The list's page must
 * render the returned `opening`. `canAdd` and `canEdit` are false without a form, or if the user's menu lacks the
 * form's page.
 */
export function useListForm<T extends object, F extends object>(api: CrudApi<T>, form: ListForm<T, F> | undefined) {
  const [opening, open] = useEditing<T>();
  const linkOf = useMenuLink();
  const goTo = useGoTo();
  const { pathname, search } = useLocation();
  if (typeof form !== 'object' || form.as !== 'page') {
    const hasForm = form !== undefined;
    return { opening, edit: open, canAdd: hasForm, canEdit: hasForm };
  }

  const { add, edit, copyQuery } = form;
  function show(row: T | 'new') {
    const query = row === 'new' ? {} : copyQuery?.(row);
    if (query) goTo(add, query);
    else if (row !== 'new') goTo(edit, { id: api.idOf(row) }, { from: pathname + search });
  }
  return { opening, edit: show, canAdd: linkOf(add) !== undefined, canEdit: linkOf(edit) !== undefined };
}
