import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FormOf } from '@/shared/api/crudApi';
import { titleOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { CrudForm, type RecordForm } from '@/shared/form/CrudForm';
import type { Opening } from '@/shared/form/useEditing';
import type { Id } from '@/shared/lib/id';
import { nextOrder } from './nextOrder';
import { ParentSelect } from './ParentSelect';
import { toTree } from './tree';
import type { TreeRow } from './useTreeActions';

/** An open form of a tree; `above` is the parent chosen for a new record. */
export interface TreeOpening<T> extends Opening<T> {
  above: T | undefined;
}

/** The form's fields for a record of a tree. */
export interface TreeFields<T extends object> extends Pick<RecordForm<T>, 'as' | 'fields' | 'start'> {
  /** The label of the parent field, and the max number of levels. */
  parent: { label: string; levels: number };
}

interface TreeFormProps<T extends TreeRow> {
  api: Resource<T>;
  /** The field with the row's number among its siblings. */
  order: keyof T & string;
  form: TreeFields<T>;
  opening: TreeOpening<T>;
  /** All rows, flat. */
  rows: readonly T[];
}

/** Adds or edits a record of a tree: its parent, and the fields of the form. */
export function TreeForm<T extends TreeRow>({ api, order, form, opening, rows }: TreeFormProps<T>) {
  const { t } = useTranslation();
  const { row, above } = opening;
  const tree = useQuery({
    queryKey: api.keys.list({}),
    queryFn: ({ signal }) => api.list({}, signal),
    select: ({ records }) => toTree(records, api.idKey, 'parentId'),
  });
  const next = (parentId: Id) => nextOrder(rows, parentId, (one) => one[order]);
  const parentId = above ? api.idOf(above) : 0;
  return (
    <CrudForm
      api={api}
      title={titleOf(t, api)}
      opening={opening}
      form={{
        as: form.as,
        // Every tree with these fields has a status, too.
        start: { parentId, status: '0', [order]: next(parentId), ...form.start } as unknown as FormOf<T>,
        fields: (
          <>
            <ParentSelect
              label={form.parent.label}
              top={t('crud.top')}
              tree={tree}
              idOf={api.idOf}
              nameOf={api.nameOf}
              self={row && api.idOf(row)}
              levels={form.parent.levels}
              order={{ field: order, next }}
            />
            {typeof form.fields === 'function' ? form.fields(row) : form.fields}
          </>
        ),
      }}
    />
  );
}
