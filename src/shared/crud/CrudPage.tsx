import type { ProColumns } from '@ant-design/pro-components';
import type { ReactElement, ReactNode } from 'react';
import type { CrudApi } from '@/shared/api/crudApi';
import { CrudForm } from '@/shared/form/CrudForm';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import type { ListAddress } from '@/shared/list/listAddress';
import { useCrud } from './useCrud';
import type { Values } from '@/shared/form/useEditor';

interface CrudPageProps<T extends object> {
  api: CrudApi<T>;
  address: ListAddress;
  /** `module:entity`; the actions are `:add`, `:edit` and `:remove` of it. */
  permission: string;
  title: string;
  columns: ProColumns<T>[];
  /** What a row is called. */
  nameOf: (row: T) => string;
  /** The fields of the form, in a fragment: up to 8 stand in a dialog, more in a drawer (decisions 4). */
  fields: ReactElement<{ children?: ReactNode }>;
  /** What a new record starts with. */
  start?: Values;
}

/** A list with a form: the whole of a plain screen. One that needs more takes CrudTable, `useCrud` and CrudForm itself. */
export function CrudPage<T extends object>(page: CrudPageProps<T>) {
  const { api, address, permission, title, columns, nameOf, fields, start } = page;
  const { opening, edit, actions, newButton, batch } = useCrud({ api, permission, nameOf });
  return (
    <>
      <DraftOffer<T> path={api.path} onResume={edit} />
      <CrudTable
        api={api}
        address={address}
        columns={[...columns, actions]}
        nameOf={nameOf}
        title={title}
        toolbar={newButton}
        batch={batch}
      />
      <CrudForm api={api} title={title} nameOf={nameOf} fields={fields} start={start} opening={opening} />
    </>
  );
}
