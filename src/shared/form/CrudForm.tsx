import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi, Id } from '@/shared/api/crudApi';
import { EditDrawer } from './EditDrawer';
import { EditModal } from './EditModal';
import type { Opening } from './useEditing';
import type { Values } from './useEditor';

/** The form of a record whose fields are the same for a new one and for a change. */
export interface RecordForm<T extends object> {
  /** A dialog holds up to 8 fields, a drawer more (docs/decisions#4). */
  as: 'dialog' | 'drawer';
  /** The fields; as a function where they depend on the record, which is undefined for a new one. */
  fields: ReactNode | ((row: T | undefined) => ReactNode);
  /** What a new record starts with. */
  start?: Values;
  /** The title of a new one, where "new" and the title of the list do not say it. */
  addTitle?: string;
  /** Between the form and the wire, where a field holds something else than the wire has. */
  mapping?: { toForm: (row: T) => object; toWire: (values: Values) => Values };
}

interface CrudFormProps<T extends object> {
  api: CrudApi<T>;
  /** What the records are called together. */
  title: string;
  /** What a row is called. */
  nameOf: (row: T) => string;
  form: RecordForm<T>;
  opening: Opening<T>;
}

/** Adds a record or changes one; a change starts with the record as the server has it now. */
export function CrudForm<T extends object>({ api, title, nameOf, form, opening }: CrudFormProps<T>) {
  const { t } = useTranslation();
  const { as, fields, start, addTitle = t('crud.addOf', { title }), mapping } = form;
  const { row, close } = opening;
  const Editor = as === 'drawer' ? EditDrawer : EditModal;
  const load = async (id: Id, signal: AbortSignal): Promise<Values> => {
    const stored = await api.get(id, signal);
    return Object.fromEntries(Object.entries({ ...stored, ...mapping?.toForm(stored) }));
  };
  return (
    <Editor
      path={api.path}
      title={row ? t('crud.editOf', { name: nameOf(row) }) : addTitle}
      start={row ? (signal) => load(api.idOf(row), signal) : { [api.idKey]: 0, ...start }}
      save={(values) => api.save(mapping ? mapping.toWire(values) : values)}
      onClose={close}
      draft={{ record: row ? api.idOf(row) : 'new', row }}
    >
      {typeof fields === 'function' ? fields(row) : fields}
    </Editor>
  );
}
