import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormOf } from '@/shared/api/crudApi';
import type { Resource } from '@/shared/resource/resource';
import { EditDrawer } from './EditDrawer';
import { EditModal } from './EditModal';
import { storedIn } from './stored';
import type { Opening } from './useEditing';

/**
 * The form that adds and edits records of type `T`. `F` is the type of the form's values, if they differ from the
 * record.
 */
export interface RecordForm<T extends object, F extends object = T> {
  /** A dialog is for up to 8 fields, a drawer for more (docs/decisions#4). */
  as: 'dialog' | 'drawer';
  /**
   * The fields, or a function that returns the fields. The function receives the record to edit, or undefined for a new
   * record.
   */
  fields: ReactNode | ((row: T | undefined) => ReactNode);
  /** The initial values of a new record. */
  start?: FormOf<NoInfer<F>>;
  /** The form's title for a new record; by default "new" and the title of the list. */
  addTitle?: string;
  /** Converts between form values and the server's record, for fields whose values differ between the two. */
  mapping?: { toForm: (row: T) => FormOf<NoInfer<F>>; toWire: (values: FormOf<F>) => FormOf<T> };
}

interface CrudFormProps<T extends object, F extends object> {
  api: Resource<T>;
  /** The title of the list. */
  title: string;
  form: RecordForm<T, F>;
  opening: Opening<T>;
}

/** The form to add or edit a record. To edit, the form first fetches the record from the server. */
export function CrudForm<T extends object, F extends object = T>(props: CrudFormProps<T, F>) {
  const { api, title, form, opening } = props;
  const { t } = useTranslation();
  const { as, fields, start, addTitle = t('crud.addOf', { title }), mapping } = form;
  const { row, close } = opening;
  const Editor = as === 'drawer' ? EditDrawer : EditModal;
  // Without a mapping, the form's values are the record itself.
  const toForm = (stored: T) => ({ ...stored, ...mapping?.toForm(stored) }) as unknown as F;
  const toWire = (values: FormOf<F>) => (mapping ? mapping.toWire(values) : (values as unknown as FormOf<T>));
  const fresh = { [api.idKey]: 0, ...start } as unknown as FormOf<F>;
  return (
    <Editor<F>
      path={api.path}
      title={row ? t('crud.editOf', { name: api.nameOf(row) }) : addTitle}
      start={row ? storedIn(api, row, toForm) : fresh}
      save={(values, key) => api.save(toWire(values), key)}
      onClose={close}
      draft={{ record: row ? api.idOf(row) : 'new', row }}
    >
      {typeof fields === 'function' ? fields(row) : fields}
    </Editor>
  );
}
