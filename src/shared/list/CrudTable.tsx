import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import type { DictName } from '@/shared/vocabulary/dictName';
import { BatchBar } from './actions/BatchBar';
import { named } from './actions/named';
import type { RowAction } from './actions/RowActions';
import type { Column } from './column';
import { type ListAddress, PAGE_SIZES } from './listAddress';
import { ListTable } from './ListTable';
import styles from './list.module.css';
import { useSelection } from './rows/useSelection';
import { keepPageSize } from './tools/useTableView';
import { SelectAll } from './SelectAll';
import { StartView } from './StartView';
import { type StatusPart, StatusTabs } from './StatusTabs';
import { type List, useList } from './useList';

interface CrudTableProps<T extends object> {
  api: Resource<T>;
  address: ListAddress<keyof T & string>;
  columns: readonly Column<T>[];
  /** By default the title of the resource. */
  title?: string;
  /** The actions of a row: the same verbs in the same order for every row, disabled where they are not possible now. */
  actions?: ((row: T) => readonly RowAction[]) | undefined;
  /** The page's own buttons, next to the tools. */
  toolbar?: ReactNode;
  /** The button for a new record. */
  create?: ReactNode;
  /** The dictionary of the states shown as tabs; `address.tab` holds their values. */
  states?: DictName | undefined;
  /** Tabs for parts of the first state. */
  stateParts?: readonly StatusPart[] | undefined;
  /** The actions for the selected rows; without it rows cannot be selected. */
  batch?: ((rows: T[], clear: () => void) => ReactNode) | undefined;
  /** True for rows that cannot be selected, because no batch action applies to them. */
  fixedRows?: ((row: T) => boolean) | undefined;
  /** Content below the rows, such as totals. */
  footer?: ((rows: readonly T[]) => ReactNode) | undefined;
}

/**
 * A list of records: the address is its only state, rows come from the query cache. It has paging, sorting, filters,
 * selection across pages, columns, density, saved views, and a retry after failures.
 */
export function CrudTable<T extends object>(props: CrudTableProps<T>) {
  return (
    <StartView name={props.api.path}>
      <Paged {...props} />
    </StartView>
  );
}

function Paged<T extends object>(props: CrudTableProps<T>) {
  const { t } = useTranslation();
  const { api, address, states, stateParts, batch, fixedRows, footer, title = titleOf(t, api), ...table } = props;
  const list = useList(api, address);
  const selection = useSelection(api, list.rows, fixedRows);
  return (
    <ListTable
      {...table}
      title={title}
      nameOf={api.nameOf}
      list={list}
      tabs={states && <StatusTabs api={api} address={address} dictType={states} parts={stateParts} />}
      selection={batch && selection}
      onFilter={selection.clear}
    >
      <Pager list={list}>{list.rows.length > 0 && footer?.(list.rows)}</Pager>
      {batch && (
        <BatchBar count={selection.rows.length} onClear={selection.clear}>
          <SelectAll list={list} selection={selection} />
          {batch([...selection.rows], selection.clear)}
        </BatchBar>
      )}
    </ListTable>
  );
}

function Pager<T extends object>({ list, children }: { list: List<T>; children: ReactNode }) {
  const { t } = useTranslation();
  const { state, go, total } = list;
  return (
    <div className={styles.foot}>
      <div className={styles.sums}>{children}</div>
      {total > 0 && (
        <AfterPaint>
          <Pagination
            current={state.pageNum}
            pageSize={state.pageSize}
            total={total}
            pageSizeOptions={PAGE_SIZES.map(String)}
            showSizeChanger={{ 'aria-label': t('crud.pageSize') }}
            showTotal={(count) => t('crud.total', { count })}
            itemRender={(_page, type, button) =>
              type === 'prev' || type === 'next' ? named(button, t(`crud.${type}Page`)) : button
            }
            onChange={(pageNum, pageSize) => {
              if (pageSize === state.pageSize) return go({ pageNum });
              keepPageSize(list.api.path, pageSize);
              go({ pageNum: 1, pageSize });
            }}
          />
        </AfterPaint>
      )}
    </div>
  );
}
