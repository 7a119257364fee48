import type { ProColumns, ProTableProps } from '@ant-design/pro-components';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { type Branch, toTree } from './tree';
import type { ListAddress } from '@/shared/list/listAddress';
import { ListTable } from '@/shared/list/ListTable';
import { ExpandButton } from './ExpandButton';
import { StartView } from '@/shared/list/StartView';
import { useList } from '@/shared/list/useList';

interface CrudTreeProps<T extends object> {
  /** The calls of the resource; its list is returned whole and flat. */
  api: CrudApi<T>;
  /** An address codec with `paged: false`. */
  address: ListAddress;
  columns: ProColumns<T>[];
  /** The field with the parent's id. */
  parentKey: keyof T & string;
  /** The accessible name of a row, for screen readers. */
  nameOf: (row: T) => string;
  title: string;
  /** Buttons above the tree, such as add. */
  toolbar?: ReactNode;
  /** Additional ProTable props. */
  table?: Partial<ProTableProps<T, Record<string, unknown>>>;
}

/** Shows flat rows as a tree. The top level is expanded at first; a search expands all rows it found. */
export function CrudTree<T extends object>(props: CrudTreeProps<T>) {
  return (
    <StartView name={props.api.path}>
      <Tree {...props} />
    </StartView>
  );
}

function Tree<T extends object>({ api, address, columns, parentKey, nameOf, title, toolbar, table }: CrudTreeProps<T>) {
  const { t } = useTranslation();
  const list = useList(api, address);
  const keyOf = (row: T) => String(api.idOf(row));
  const roots = toTree(list.rows, api.idKey as keyof T, parentKey);
  const searching = Object.keys(list.state.filters).length > 0;
  // Undefined until the user expands or collapses a row.
  const [chosen, setChosen] = useState<readonly string[]>();
  const all = branches(roots).map(keyOf);
  const open = chosen ?? (searching ? all : roots.map(keyOf));
  const allOpen = all.every((key) => open.includes(key));

  return (
    <ListTable
      list={list}
      columns={columns}
      title={title}
      onFilter={() => setChosen(undefined)}
      toolbar={
        <>
          {toolbar}
          {all.length > 0 && (
            <Button onClick={() => setChosen(allOpen ? [] : all)}>
              {t(allOpen ? 'crud.collapseAll' : 'crud.expandAll')}
            </Button>
          )}
        </>
      }
      table={{
        dataSource: roots,
        pagination: false,
        expandable: {
          expandedRowKeys: open,
          onExpandedRowsChange: (keys) => setChosen(keys.map(String)),
          expandIcon: ({ expanded, expandable, record, onExpand }) => (
            <ExpandButton
              name={nameOf(record)}
              expanded={expanded}
              expandable={expandable}
              onToggle={(event) => onExpand(record, event)}
            />
          ),
        },
        ...table,
      }}
    />
  );
}

/** All rows that have children. */
function branches<T>(rows: readonly Branch<T>[]): Branch<T>[] {
  return rows.flatMap((row) => (row.children ? [row, ...branches(row.children)] : []));
}
