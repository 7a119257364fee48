import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { titleOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { DraftOffer, MoveDraftHint } from '@/shared/form/drafts/DraftOffer';
import { CrudForm } from '@/shared/form/CrudForm';
import type { DictName } from '@/shared/vocabulary/dictName';
import { useCan } from '@/shared/auth/Can';
import { addressOf } from '../addressOf';
import type { Column } from '../column';
import { NewButton } from '../actions/NewButton';
import type { RestoreIn } from '@/shared/history/HistoryDrawer';
import { useHistory } from '../actions/useHistory';
import { useRemove } from '../actions/useRemove';
import type { Bulk } from '../bulk/bulk';
import { BulkEdit } from '../bulk/BulkEdit';
import { CrudTable } from '../CrudTable';
import type { Selection } from '../rows/useSelection';
import type { DefaultSort, ListAddress } from '../listAddress';
import { ExportButton } from '../transfer/ExportButton';
import { type ActionsOf, crudActions } from './crudActions';
import { type ListForm, useListForm } from './useListForm';

interface CrudPageProps<T extends object, F extends object> {
  /** The resource; the page checks the permissions `:add`, `:edit`, `:remove` and `:export`. */
  api: Resource<T>;
  /** The address codec of a page with tabs or with filters that have no column; by default derived from the columns. */
  address?: ListAddress<keyof T & string>;
  /** The page's title; by default the title of the resource. */
  title?: string;
  columns: readonly Column<T>[];
  /** The sort until the user chooses a sort. Ignored if `address` is given, which has its own default sort. */
  defaultSort?: DefaultSort<keyof T & string>;
  /**
   * The form to add and edit records. `form` contains the fields, renders the page's own form, or names the menu keys
   * of the form's pages. Without `form`, records cannot be added or edited.
   */
  form?: ListForm<T, F>;
  /** A second form, which restores earlier values of fields that `form` lacks, such as the data scope of a role. */
  restoreIn?: RestoreIn<T>;
  /** The label of the add button; by default 新建. */
  addLabel?: string;
  /**
   * Returns the actions of a row, in order. Receives the page's own `edit` and `remove` actions, which are the default.
   */
  rowActions?: ActionsOf<T>;
  /** The consequences of a removal, shown in its confirm dialog. */
  removal?: (rows: readonly T[]) => ReactNode;
  /** True, or a reason to show, for rows that cannot be removed. Such rows can be selected only for a `bulk` edit. */
  undeletable?: (row: T) => boolean | string;
  /** True for rows that cannot be edited in their current state. */
  uneditable?: (row: T) => boolean;
  /**
   * The actions for the selected rows. 'remove' is a remove button for users with the permission. A function returns
   * the page's own buttons. Without `batch` and `bulk`, rows cannot be selected.
   */
  batch?: 'remove' | false | ((rows: T[], clear: () => void) => ReactNode);
  /** The fields that users with `:edit` can change for all selected rows at once. */
  bulk?: Bulk<T>;
  /** Shows the export button. */
  exportable?: boolean;
  /** Buttons between the export and the add button. */
  toolbar?: ReactNode;
  /** The dictionary of the states shown as tabs above the list; `address.tab` holds their values. */
  states?: DictName;
  /** Content above the tabs and filters. The content, the tabs and the filters share a single Tab stop. */
  above?: ReactNode;
  /** Content below the rows, such as totals. */
  footer?: (rows: readonly T[]) => ReactNode;
}

/**
 * A list with its actions and dialogs, sufficient for most screens. Use the slots for content that only your screen
 * has. To show content next to the list, wrap this component (`SidePanel`).
 * @example
 * <CrudPage<Industry>
 *   api={industries}
 *   columns={columns}
 *   defaultSort={{ field: 'sort', order: 'asc' }}
 *   batch="remove"
 *   form={{ as: 'dialog', start: { status: '0' }, fields: <IndustryFields /> }}
 * />
 * @example
 * // The form opens on pages of its own; `add` and `edit` are the menu keys of these pages.
 * <CrudPage … form={{ as: 'page', add: 'noticeAdd', edit: 'noticeEdit' }} />
 */
export function CrudPage<T extends object, F extends object = T>(page: CrudPageProps<T, F>) {
  const { t } = useTranslation();
  const { api, columns, title = titleOf(t, api), form, undeletable, uneditable, batch } = page;
  const { states, above, footer } = page;
  const { permission } = api;
  const mayRemove = useCan(`${permission}:remove`);
  const address = page.address ?? addressOf(columns, { defaultSort: page.defaultSort });
  const { opening, edit, canAdd, canEdit } = useListForm(api, form);
  const remove = useRemove(api, page.removal);
  const bulk = useCan(`${permission}:edit`) && canEdit ? page.bulk : undefined;
  const own = crudActions({ ...page, permission, canEdit }, edit, remove, t);
  const actions = useHistory(api, own, canEdit ? edit : undefined, uneditable, page.restoreIn);
  const list = { api, address, columns, title };
  const isUndeletable = (row: T) => Boolean(undeletable?.(row));
  const actionsOfSelected = (rows: T[], clear: Selection<T>['clear']) => (
    <>
      {bulk && <BulkEdit {...list} {...{ bulk, rows, uneditable }} onDone={clear} />}
      {batch === 'remove'
        ? mayRemove && <RemoveSelected rows={rows.filter((row) => !isUndeletable(row))} {...{ remove, clear }} />
        : batch && batch(rows, clear)}
    </>
  );
  return (
    <>
      {form && <DraftOffer<T> path={api.path} onResume={edit} />}
      <MoveDraftHint path={api.path} />
      <CrudTable<T>
        {...list}
        states={states}
        above={above}
        actions={actions}
        toolbar={
          <>
            {page.exportable && <ExportButton {...list} />}
            {page.toolbar}
          </>
        }
        create={
          canAdd && <NewButton permission={`${permission}:add`} label={page.addLabel} onClick={() => edit('new')} />
        }
        batch={bulk || (batch === 'remove' ? mayRemove : batch) ? actionsOfSelected : undefined}
        unselectable={(row) => isUndeletable(row) && !(bulk && !uneditable?.(row))}
        footer={footer}
      />
      {opening && form && (
        <Fragment key={opening.key}>
          {typeof form === 'function'
            ? form(opening)
            : form.as !== 'page' && <CrudForm api={api} title={title} form={form} opening={opening} />}
        </Fragment>
      )}
    </>
  );
}

interface RemoveSelectedProps<T> {
  /** The selected rows that can be removed. */
  rows: readonly T[];
  /** Removes the rows after a confirm dialog. Resolves to true if the rows were removed. */
  remove: (rows: readonly T[]) => Promise<boolean>;
  /** Clears the selection; called after the rows were removed. */
  clear: () => void;
}

/** The button that removes the selected rows. */
function RemoveSelected<T>({ rows, remove, clear }: RemoveSelectedProps<T>) {
  const { t } = useTranslation();
  return (
    <Button
      danger
      size="small"
      disabled={rows.length === 0}
      onClick={() => void remove(rows).then((done) => done && clear())}
    >
      {t('action.remove')}
    </Button>
  );
}
