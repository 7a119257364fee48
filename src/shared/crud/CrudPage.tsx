import type { Entity } from '@/shared/vocabulary/permission';
import type { ProColumns } from '@ant-design/pro-components';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { useRemove } from '@/shared/actions/useRemove';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { CrudForm, type RecordForm } from '@/shared/form/CrudForm';
import type { DictName } from '@/shared/vocabulary/dictName';
import { type Opening, useEditing } from '@/shared/form/useEditing';
import { CrudTable } from '@/shared/list/CrudTable';
import type { ListAddress } from '@/shared/list/listAddress';
import { StatusTabs } from '@/shared/list/StatusTabs';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { crudActions, type ActionsOf } from './crudActions';

interface CrudPageProps<T extends object> {
  api: CrudApi<T>;
  address: ListAddress;
  /** `module:entity`; the page asks for its `:add`, `:edit`, `:remove` and `:export`. */
  permission: Entity;
  title: string;
  columns: ProColumns<T>[];
  /** What a row is called. */
  nameOf: (row: T) => string;
  /** The fields of a new record and of a change, or a form of the page's own. Without it nothing is added or changed here. */
  form?: RecordForm<T> | ((opening: Opening<T>) => ReactNode);
  /** What the button of a new record says, where it is not 新建. */
  addLabel?: string;
  /** What can be done with a row, in order, around the page's own `edit` and `remove`; these two alone if left out. */
  rowActions?: ActionsOf<T>;
  /** Rows that cannot be removed, and not be selected. */
  stays?: (row: T) => boolean;
  /** Rows that cannot be changed now. */
  closed?: (row: T) => boolean;
  /** What can be done with the selected rows: removing them, or the buttons of it. Without it no row can be selected. */
  batch?: 'remove' | ((rows: T[], clear: () => void) => ReactNode);
  /** The rows can be exported to a sheet. */
  exportable?: boolean;
  /** Buttons before those of export and of a new record. */
  toolbar?: ReactNode;
  /** The dictionary of the states that stand as tabs above the list; `address.tab` has their values. */
  states?: DictName;
  /** What stands above the list. */
  above?: ReactNode;
  /** What stands below the rows: totals. */
  footer?: (rows: readonly T[]) => ReactNode;
  /** Dialogs of the page's own (`useDialogs`). */
  children?: ReactNode;
}

/**
 * A list and what is done with its rows, the whole of most screens: facts, and slots for what only this list has. What
 * stands beside the list is put around it (`SidePanel`).
 */
export function CrudPage<T extends object>(page: CrudPageProps<T>) {
  const { api, address, permission, title, nameOf, form, stays, batch, states, above, footer, children } = page;
  const { t } = useTranslation();
  const [opening, edit] = useEditing<T>();
  const remove = useRemove(api, nameOf);
  const removeSelected = (rows: T[], clear: () => void) => (
    <RemoveSelected permission={`${permission}:remove`} remove={() => remove(rows)} clear={clear} />
  );
  const list = { api, address, columns: [...page.columns, ...crudActions(page, edit, remove, t)], title };
  return (
    <>
      {above}
      {form && <DraftOffer<T> path={api.path} onResume={edit} />}
      {states && <StatusTabs api={api} address={address} dictType={states} />}
      <CrudTable
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            {page.toolbar}
            {page.exportable && <ExportButton {...list} permission={`${permission}:export`} />}
            {form && <NewButton permission={`${permission}:add`} label={page.addLabel} onClick={() => edit('new')} />}
          </>
        }
        batch={batch === 'remove' ? removeSelected : batch}
        fixedRows={stays}
        footer={footer}
      />
      {opening && form && (
        <Fragment key={opening.key}>
          {typeof form === 'function' ? form(opening) : <CrudForm {...page} form={form} opening={opening} />}
        </Fragment>
      )}
      {children}
    </>
  );
}
