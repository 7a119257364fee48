import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@/shared/resource/resource';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { type Opening, useEditing } from '@/shared/form/useEditing';
import { useCan } from '@/shared/auth/Can';
import type { FormOf } from '@/shared/api/crudApi';
import { titleOf } from '@/shared/resource/labelOf';
import { CrudForm, type RecordForm } from '@/shared/form/CrudForm';
import type { Id } from '@/shared/lib/id';
import { addressOf } from '../addressOf';
import type { Bulk } from '../bulk/bulk';
import { BulkEdit } from '../bulk/BulkEdit';
import type { Column } from '../column';
import { NewButton } from '../actions/NewButton';
import { useHistory } from '../actions/useHistory';
import { useMove } from '../reorder/useMove';
import { useRemove } from '../actions/useRemove';
import { CrudTree } from './CrudTree';
import { type TreeActionsOf, type TreeRow, useTreeActions } from './useTreeActions';
import { nextOrder } from './nextOrder';
import { ParentSelect } from './ParentSelect';
import { toTree } from './tree';

/** The row being edited, or the parent of a new row. */
type TreeEdit<T> = { row: T; above?: undefined } | { row?: undefined; above: T };

interface CrudTreePageProps<T extends TreeRow> {
  /** A `treeApi` with the parent field `parentId`. */
  api: Resource<T>;
  /** The columns. The first column must be the row's name. */
  columns: readonly Column<T>[];
  /** The field with the row's number among its siblings. */
  order: keyof T & string;
  /** The parent field and the other fields of the form, or the page's own form. */
  form: TreeFields<T> | ((opening: TreeOpening<T>) => ReactNode);
  /** True for rows that cannot have children. */
  childless?: (row: T) => boolean;
  /**
   * Returns why a row cannot be removed, or false for a row that can be removed. `ofParent` is the default result. For
   * a row with children, `ofParent` is a reason, otherwise false.
   */
  undeletable?: (row: T, ofParent: string | false) => string | false;
  /** Returns the actions of a row, in order. Receives the tree's default actions as an argument. */
  rowActions?: TreeActionsOf<T>;
  /** The fields that users with `:edit` can change for all selected rows at once. */
  bulk?: Bulk<T>;
  /** Wraps the tree, for example to make rows draggable. */
  around?: (tree: ReactNode, move: ReturnType<typeof useMove<T>>) => ReactNode;
}

/**
 * A whole screen for a tree: list and form, with actions to add a child, move, edit and remove.
 *
 * @example
 * <CrudTreePage<Industry>
 *   api={industries}
 *   order="sort"
 *   columns={columns}
 *   form={{ as: 'dialog', parent: { label: 'Part of', levels: 3 }, fields: <IndustryFields /> }}
 * />
 */
export function CrudTreePage<T extends TreeRow>(page: CrudTreePageProps<T>) {
  const { t } = useTranslation();
  const { api, columns, order, form, around } = page;
  const bulk = useCan(`${api.permission}:edit`) ? page.bulk : undefined;
  const [editing, edit] = useEditing<TreeEdit<T>>();
  const remove = useRemove(api);
  const everything = useQuery({ queryKey: api.keys.list({}), queryFn: ({ signal }) => api.list({}, signal) });
  const rows = everything.data?.records ?? [];
  const move = useMove({ api, rows, numberKey: order, groupOf: ({ parentId }) => parentId });
  const levels = typeof form === 'function' ? undefined : form.parent.levels;
  const own = useTreeActions({ ...page, rows, levels, move, edit, remove });
  const actions = useHistory(api, own, (row) => edit({ row }));
  const opening = editing && { ...editing, row: editing.row?.row, above: editing.row?.above };
  const tree = (
    <CrudTree<T>
      api={api}
      address={addressOf(columns, { paged: false })}
      columns={columns}
      actions={actions}
      parentKey="parentId"
      create={<NewButton permission={`${api.permission}:add`} onClick={() => edit('new')} />}
      batch={bulk && ((rows, onDone) => <BulkEdit {...{ api, columns, bulk, rows, onDone }} title={titleOf(t, api)} />)}
    />
  );
  return (
    <>
      <DraftOffer<T> path={api.path} onResume={(one) => edit(one === 'new' ? 'new' : { row: one })} />
      {around ? around(tree, move) : tree}
      {opening && (
        <Fragment key={opening.key}>
          {typeof form === 'function' ? (
            form(opening)
          ) : (
            <TreeForm {...page} form={form} opening={opening} rows={rows} />
          )}
        </Fragment>
      )}
    </>
  );
}

/** An open form of a tree; `above` is the parent chosen for a new record. */
interface TreeOpening<T> extends Opening<T> {
  above: T | undefined;
}

/** The fields of the form for a record of a tree. */
interface TreeFields<T extends object> extends Pick<RecordForm<T>, 'as' | 'fields' | 'start'> {
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
function TreeForm<T extends TreeRow>({ api, order, form, opening, rows }: TreeFormProps<T>) {
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
        // Every tree edited by this page has a status and the fields `parentId` and `order`.
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
