import type { Entity } from '@/shared/vocabulary/permission';
import type { Column } from '../column';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CrudApi, FormOf } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { CrudForm, type RecordForm } from '@/shared/form/CrudForm';
import type { ListAddress } from '../listAddress';
import { NewButton } from '../actions/NewButton';
import { useEditing } from '@/shared/form/useEditing';
import { useMove } from '../reorder/useMove';
import { useRemove } from '../actions/useRemove';
import { toTree } from './tree';
import { CrudTree } from './CrudTree';
import { nextOrder } from './nextOrder';
import { ParentSelect } from './ParentSelect';
import { type TreeRow, useTreeActions } from './useTreeActions';

/** The row being edited, or the parent of a new row. */
type TreeEdit<T> = { row: T } | { above: T };

interface CrudTreePageProps<T extends TreeRow> {
  /** A `treeApi` with the parent field `parentId`. */
  api: CrudApi<T>;
  /** An address codec with `paged: false`. */
  address: ListAddress<keyof T & string>;
  /** `module:entity`; the permissions are `:add`, `:edit` and `:remove` of it. */
  permission: Entity;
  title: string;
  /** The columns; the first one is the row's name. */
  columns: readonly Column<T>[];
  nameOf: (row: T) => string;
  /** The form of a record, without the parent field. */
  form: Pick<RecordForm<T>, 'as' | 'fields' | 'start'>;
  /** The label of the parent field, and the max number of levels. */
  parent: { label: string; levels: number };
  /** Why a row cannot be removed, besides its children. */
  undeletable?: (row: T) => string | false;
}

/** A whole screen for a simple tree: list and form, with actions to add a child, move, edit and remove. */
export function CrudTreePage<T extends TreeRow>(page: CrudTreePageProps<T>) {
  const { api, address, permission, title, nameOf, form, parent } = page;
  const { t } = useTranslation();
  const [editing, edit] = useEditing<TreeEdit<T>>();
  const remove = useRemove(api, nameOf);
  const everything = {
    queryKey: api.keys.list({}),
    queryFn: ({ signal }: { signal: AbortSignal }) => api.list({}, signal),
  };
  const rows = useQuery(everything).data?.records ?? [];
  const tree = useQuery({ ...everything, select: ({ records }) => toTree(records, api.idKey, 'parentId') });
  const move = useMove({ api, rows, numberKey: 'sort', groupOf: ({ parentId }) => parentId });
  const actions = useTreeActions({ ...page, rows, move, levels: parent.levels, edit, remove });
  const row = editing?.row && 'row' in editing.row ? editing.row.row : undefined;

  const next = (parentId: Id) => nextOrder(rows, parentId, ({ sort }) => sort);
  function fresh(above: T | undefined) {
    const parentId = above ? api.idOf(above) : 0;
    // Every simple tree has these three fields.
    return { parentId, status: '0', sort: next(parentId), ...form.start } as unknown as FormOf<T>;
  }

  return (
    <>
      <DraftOffer<T> path={api.path} onResume={(one) => edit(one === 'new' ? 'new' : { row: one })} />
      <CrudTree
        api={api}
        address={address}
        columns={page.columns}
        actions={actions}
        parentKey="parentId"
        nameOf={nameOf}
        title={title}
        create={<NewButton permission={`${permission}:add`} onClick={() => edit('new')} />}
      />
      {editing && (
        <CrudForm
          key={editing.key}
          api={api}
          title={title}
          nameOf={nameOf}
          opening={{ ...editing, row }}
          form={{
            as: form.as,
            start: fresh(editing.row && 'above' in editing.row ? editing.row.above : undefined),
            fields: (
              <>
                <ParentSelect
                  label={parent.label}
                  top={t('crud.top')}
                  tree={tree}
                  idOf={api.idOf}
                  nameOf={nameOf}
                  self={row && api.idOf(row)}
                  levels={parent.levels}
                  order={{ field: 'sort', next }}
                />
                {typeof form.fields === 'function' ? form.fields(row) : form.fields}
              </>
            ),
          }}
        />
      )}
    </>
  );
}
