import type { ProColumns } from '@ant-design/pro-components';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { actionsColumn } from './actionsColumn';
import { CrudTable } from './CrudTable';
import { DraftOffer } from './DraftOffer';
import { EditDrawer } from './EditDrawer';
import { EditModal } from './EditModal';
import type { ListAddress } from './listAddress';
import { NewButton } from './NewButton';
import { RemoveSelected } from './RemoveSelected';
import { RowActions } from './RowActions';
import type { Values } from './useEditor';
import { useEditing } from './useEditing';
import { useRemove } from './useRemove';

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

/** A list with a form: the whole of a plain screen. One that needs more takes CrudTable and the editors itself. */
export function CrudPage<T extends object>({
  api,
  address,
  permission,
  title,
  columns,
  nameOf,
  fields,
  start,
}: CrudPageProps<T>) {
  const { t } = useTranslation();
  const [opening, edit] = useEditing<T>();
  const remove = useRemove(api, nameOf);
  const row = opening?.row;
  const Editor = fieldCount(fields) > 8 ? EditDrawer : EditModal;

  const actions = actionsColumn<T>(t('action.actions'), (one) => (
    <RowActions
      name={nameOf(one)}
      actions={[
        { label: t('action.edit'), permission: `${permission}:edit`, onClick: () => edit(one) },
        { label: t('action.remove'), permission: `${permission}:remove`, danger: true, onClick: () => remove([one]) },
      ]}
    />
  ));

  return (
    <>
      <DraftOffer<T> path={api.path} onResume={edit} />
      <CrudTable
        api={api}
        address={address}
        columns={[...columns, actions]}
        nameOf={nameOf}
        title={title}
        toolbar={<NewButton permission={`${permission}:add`} onClick={() => edit('new')} />}
        batch={(rows, clear) => (
          <RemoveSelected permission={`${permission}:remove`} remove={() => remove(rows)} clear={clear} />
        )}
      />
      {opening && (
        <Editor
          key={opening.key}
          path={api.path}
          title={row ? t('crud.editOf', { name: nameOf(row) }) : t('crud.addOf', { title })}
          start={row ? (signal) => api.get(api.idOf(row), signal) as Promise<Values> : { [api.idKey]: 0, ...start }}
          save={(values) => api.save(values)}
          onClose={opening.close}
          draft={{ record: row ? api.idOf(row) : 'new', row }}
        >
          {fields}
        </Editor>
      )}
    </>
  );
}

/** The fields in a fragment of them. */
const fieldCount = (fields: ReactElement<{ children?: ReactNode }>) =>
  Children.toArray(fields.props.children).filter(isValidElement).length;
