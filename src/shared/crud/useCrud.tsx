import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { type RowAction, RowActions } from '@/shared/actions/RowActions';
import { useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/actions/useRemove';

interface Crud<T extends object> {
  api: CrudApi<T>;
  /** `module:entity`; the actions are `:add`, `:edit` and `:remove` of it. */
  permission: string;
  /** What a row is called. */
  nameOf: (row: T) => string;
  /** Rows that stay: removing them is not offered. */
  stays?: (row: T) => boolean;
  /** Rows that cannot be changed now: changing them is not offered. */
  closed?: (row: T) => boolean;
  /** What else can be done with a row, between changing and removing it. */
  more?: (row: T) => readonly RowAction[];
}

/** What a plain list does with its rows, in parts: CrudPage puts them together, a list that needs more takes them itself. */
export function useCrud<T extends object>(crud: Crud<T>) {
  const { api, permission, nameOf, stays = () => false, closed = () => false, more = () => [] } = crud;
  const { t } = useTranslation();
  const [opening, edit] = useEditing<T>();
  const remove = useRemove(api, nameOf);
  const actions: ProColumns<T> = actionsColumn(t('action.actions'), (row) => {
    const removal = { label: t('action.remove'), permission: `${permission}:remove`, danger: true };
    return (
      <RowActions
        name={nameOf(row)}
        actions={[
          ...(closed(row)
            ? []
            : [{ label: t('action.edit'), permission: `${permission}:edit`, onClick: () => edit(row) }]),
          ...more(row),
          ...(stays(row) ? [] : [{ ...removal, onClick: () => remove([row]) }]),
        ]}
      />
    );
  });
  return {
    /** Which form is open. */
    opening,
    edit,
    /** The last column. */
    actions,
    newButton: <NewButton permission={`${permission}:add`} onClick={() => edit('new')} />,
    /** What can be done with the selected rows. */
    batch: (rows: readonly T[], clear: () => void) => (
      <RemoveSelected permission={`${permission}:remove`} remove={() => remove(rows)} clear={clear} />
    ),
  };
}
