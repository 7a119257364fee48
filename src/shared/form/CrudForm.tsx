import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi, Id } from '@/shared/api/crudApi';
import { Editor, fieldCount } from './Editor';
import type { Opening } from './useEditing';
import type { Values } from './useEditor';

interface CrudFormProps<T extends object> {
  api: CrudApi<T>;
  /** What the records are called together. */
  title: string;
  /** What a row is called. */
  nameOf: (row: T) => string;
  /** The fields, in a fragment: up to 8 stand in a dialog, more in a drawer (decisions 4). */
  fields: ReactElement<{ children?: ReactNode }>;
  /** What a new record starts with. */
  start?: Values | undefined;
  /** Which form is open, of `useEditing`. */
  opening: Opening<T> | undefined;
  /** Between the form and the wire, where a field holds something else than the wire has. */
  mapping?: { toForm: (row: T) => object; toWire: (values: Values) => Values };
}

/** The form of a record whose fields are the same for a new one and for a change: nothing while none is open. */
export function CrudForm<T extends object>({ api, title, nameOf, fields, start, opening, mapping }: CrudFormProps<T>) {
  const { t } = useTranslation();
  if (!opening) return null;
  const { row } = opening;
  const load = async (id: Id, signal: AbortSignal): Promise<Values> => {
    const stored = await api.get(id, signal);
    return Object.fromEntries(Object.entries({ ...stored, ...mapping?.toForm(stored) }));
  };
  return (
    <Editor
      key={opening.key}
      count={fieldCount(fields)}
      path={api.path}
      title={row ? t('crud.editOf', { name: nameOf(row) }) : t('crud.addOf', { title })}
      start={row ? (signal) => load(api.idOf(row), signal) : { [api.idKey]: 0, ...start }}
      save={(values) => api.save(mapping ? mapping.toWire(values) : values)}
      onClose={opening.close}
      draft={{ record: row ? api.idOf(row) : 'new', row }}
    >
      {fields}
    </Editor>
  );
}
