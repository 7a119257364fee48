import type { ProColumns } from '@ant-design/pro-components';
import { type Key, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi, Id } from '@/shared/api/crudApi';
import { BatchBar } from '@/shared/actions/BatchBar';
import { named } from '@/shared/actions/named';
import { type ListAddress, PAGE_SIZES } from './listAddress';
import { ListTable } from './ListTable';
import { StartView } from './StartView';
import { useList } from './useList';

interface CrudTableProps<T extends object> {
  api: CrudApi<T>;
  address: ListAddress;
  columns: ProColumns<T>[];
  /** The accessible name of a row, for screen readers. */
  nameOf: (row: T) => string;
  title: string;
  /** Buttons above the list, such as add. */
  toolbar?: ReactNode;
  /** The actions for the selected rows; without it rows cannot be selected. */
  batch?: ((rows: T[], clear: () => void) => ReactNode) | undefined;
  /** True for rows that cannot be selected, because no batch action applies to them. */
  fixedRows?: ((row: T) => boolean) | undefined;
  /** Content below the rows, such as totals. */
  footer?: ((rows: readonly T[]) => ReactNode) | undefined;
}

/**
 * A list of records: the address is its only state, rows come from the query cache, ProTable shows them. It has paging,
 * sorting, filters, selection across pages, columns, density, saved views, and a retry after failures.
 */
export function CrudTable<T extends object>(props: CrudTableProps<T>) {
  return (
    <StartView name={props.api.path}>
      <Paged {...props} />
    </StartView>
  );
}

function Paged<T extends object>(props: CrudTableProps<T>) {
  const { api, address, columns, nameOf, title, toolbar, batch, fixedRows, footer } = props;
  const { t } = useTranslation();
  const list = useList(api, address);
  const { state } = list;
  const [selected, setSelected] = useState<ReadonlyMap<Id, T>>(new Map());
  const clear = () => setSelected(new Map());
  return (
    <ListTable
      list={list}
      columns={columns}
      title={title}
      toolbar={toolbar}
      onFilter={clear}
      table={{
        footer,
        pagination: {
          current: state.pageNum,
          pageSize: state.pageSize,
          total: list.total,
          pageSizeOptions: PAGE_SIZES.map(String),
          showSizeChanger: { 'aria-label': t('crud.pageSize') },
          showTotal: (count) => t('crud.total', { count }),
          itemRender: (_page, type, button) =>
            type === 'prev' || type === 'next' ? named(button, t(`crud.${type}Page`)) : button,
        },
        ...(batch && {
          rowSelection: {
            selectedRowKeys: [...selected.keys()].map(String),
            preserveSelectedRowKeys: true,
            columnTitle: (box: ReactNode) => named(box, t('crud.selectPage')),
            getCheckboxProps: (row: T) => ({
              'aria-label': t('crud.select', { name: nameOf(row) }),
              disabled: fixedRows?.(row) ?? false,
            }),
            onChange: (keys: Key[], chosen: (T | undefined)[]) => setSelected(merge(selected, keys, chosen, api)),
          },
          tableExtraRender: () => (
            <BatchBar count={selected.size} onClear={clear}>
              {batch([...selected.values()], clear)}
            </BatchBar>
          ),
        }),
      }}
    />
  );
}

/** The rows of the selected keys: current data for rows of this page, remembered data for other pages. */
function merge<T extends object>(before: ReadonlyMap<Id, T>, keys: Key[], chosen: (T | undefined)[], api: CrudApi<T>) {
  const known = new Map([...before].map(([id, row]) => [String(id), row] as const));
  for (const row of chosen) if (row) known.set(String(api.idOf(row)), row);
  const rows = keys.map((key) => known.get(String(key))).filter((row) => row !== undefined);
  return new Map(rows.map((row) => [api.idOf(row), row]));
}
