import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { EditDrawer } from './EditDrawer';
import { EditModal } from './EditModal';
import { storedIn } from './stored';
import type { Opening } from './useEditing';
import type { Values } from './useEditor';

/** A record's form with the same fields for adding and editing. */
export interface RecordForm<T extends object> {
  /** A dialog holds up to 8 fields, a drawer more (docs/decisions#4). */
  as: 'dialog' | 'drawer';
  /** The fields; a function when they depend on the record, which is undefined for a new record. */
  fields: ReactNode | ((row: T | undefined) => ReactNode);
  /** The initial values of a new record. */
  start?: Values;
  /** The form's title for a new record; by default "new" and the title of the list. */
  addTitle?: string;
  /** Converts between form values and the server's record, where a field holds a different value. */
  mapping?: { toForm: (row: T) => object; toWire: (values: Values) => Values };
}

interface CrudFormProps<T extends object> {
  api: CrudApi<T>;
  /** The title of the list. */
  title: string;
  /** The name of a row. */
  nameOf: (row: T) => string;
  form: RecordForm<T>;
  opening: Opening<T>;
}

/** Adds or edits a record; editing starts with the record fetched from the server. */
export function CrudForm<T extends object>({ api, title, nameOf, form, opening }: CrudFormProps<T>) {
  const { t } = useTranslation();
  const { as, fields, start, addTitle = t('crud.addOf', { title }), mapping } = form;
  const { row, close } = opening;
  const Editor = as === 'drawer' ? EditDrawer : EditModal;
  const toForm = (stored: T) => ({ ...stored, ...mapping?.toForm(stored) });
  return (
    <Editor
      path={api.path}
      title={row ? t('crud.editOf', { name: nameOf(row) }) : addTitle}
      start={row ? storedIn(api, row, toForm) : { [api.idKey]: 0, ...start }}
      save={(values) => api.save(mapping ? mapping.toWire(values) : values)}
      onClose={close}
      draft={{ record: row ? api.idOf(row) : 'new', row }}
    >
      {typeof fields === 'function' ? fields(row) : fields}
    </Editor>
  );
}
