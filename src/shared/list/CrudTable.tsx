import { Button, Pagination } from 'antd';
import { cloneElement, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import type { DictName } from '@/shared/vocabulary/dictName';
import { alreadyShown } from '@/shared/api/ApiError';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import type { RowAction } from './actions/RowActions';
import { type Batch, BatchBar } from './BatchBar';
import type { Column } from './column';
import { type ListAddress, PAGE_SIZES } from './listAddress';
import { ListTable } from './ListTable';
import styles from './list.module.css';
import { type Selection, useSelection } from './rows/useSelection';
import { keepPageSize } from './tools/useTableView';
import { StartView } from './StartView';
import { type StatusPart, StatusTabs } from './StatusTabs';
import { type List, useList } from './useList';
import { eachPage } from './eachPage';

interface CrudTableProps<T extends object> {
  api: Resource<T>;
  address: ListAddress<keyof T & string>;
  columns: readonly Column<T>[];
  /** The list's title; by default the title of the resource. */
  title?: string;
  /** The actions of a row. All rows must have the same actions in the same order. Disable an impossible action. */
  actions?: ((row: T) => readonly RowAction[]) | undefined;
  /** The page's own buttons, next to the tools. */
  toolbar?: ReactNode;
  /** The button for a new record. */
  create?: ReactNode;
  /** Content above the tabs and filters. The content, the tabs and the filters share a single Tab stop. */
  above?: ReactNode;
  /** The dictionary of the states that are shown as tabs; `address.tab` has their values. */
  states?: DictName | undefined;
  /** Additional tabs after the tab of the first state. Each tab shows a part of the rows in the first state. */
  stateParts?: readonly StatusPart[] | undefined;
  /** The actions for the selected rows. Without `batch`, rows cannot be selected. */
  batch?: Batch<T> | undefined;
  /** True for rows that cannot be selected, because no batch action applies to them. */
  unselectable?: ((row: T) => boolean) | undefined;
  /** Content below the rows, such as totals. */
  footer?: ((rows: readonly T[]) => ReactNode) | undefined;
}

/**
 * A paged list of records with sorting, filters, column settings, saved views and selection across pages. The address
 * holds the state of the list. The rows come from the query cache.
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
  const {
    api,
    address,
    above,
    states,
    stateParts,
    batch,
    unselectable,
    footer,
    title = titleOf(t, api),
    ...table
  } = props;
  const list = useList(api, address);
  const selection = useSelection(api, list.rows, unselectable);
  // Rows that another filter, tab or view no longer shows must not be part of a batch.
  const [selectedIn, setSelectedIn] = useState(list.filterKey);
  if (selectedIn !== list.filterKey) {
    setSelectedIn(list.filterKey);
    selection.clear();
  }
  return (
    <ListTable
      {...table}
      title={title}
      nameOf={api.nameOf}
      list={list}
      above={above}
      tabs={states && <StatusTabs api={api} address={address} dictType={states} parts={stateParts} />}
      selection={batch && selection}
    >
      <Pager list={list}>{list.rows.length > 0 && footer?.(list.rows)}</Pager>
      {batch && (
        <BatchBar selection={selection} batch={batch}>
          <SelectAll key={list.filterKey} list={list} selection={selection} />
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

/** Adds an accessible name to an antd control that has none. */
const named = (control: ReactNode, name: string) =>
  isValidElement(control) ? cloneElement(control, { 'aria-label': name } as object) : control;

/** Max number of rows for the button "select all": more ids do not fit into the URL of a remove request. */
const MAX = 300;
const PAGE = 100;

/** A button to select all rows that match the filters. Appears once all rows of the page are selected. */
function SelectAll<T extends object>({ list, selection }: { list: List<T>; selection: Selection<T> }) {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(false);
  const { total, rows } = list;
  // The number of rows that cannot be selected. Known after all rows are fetched.
  const [locked, setLocked] = useState(0);
  const request = useRef<AbortController>(undefined);
  const isPageSelected = selection.page === 'all';
  // If the user deselects a row while all rows are being fetched, the row must not come back.
  useEffect(() => {
    if (isPageSelected) return () => request.current?.abort();
  }, [isPageSelected]);
  if (!isPageSelected || total <= rows.length || total > MAX || selection.rows.length >= total - locked) return null;

  async function selectAll() {
    const { signal } = (request.current = new AbortController());
    setLoading(true);
    try {
      const found = await allRows(list, signal);
      if (!signal.aborted) {
        selection.add(found);
        setLocked(found.filter((row) => !selection.canHave(row)).length);
      }
    } catch (error) {
      if (!signal.aborted && !alreadyShown(error)) notify.error(errorTextNow(error));
    }
    setLoading(false);
  }
  return (
    <Button type="link" size="small" loading={loading} onClick={() => void selectAll()}>
      {t('crud.selectAll', { count: total })}
    </Button>
  );
}

/** Fetches all rows that match the list's filter. */
async function allRows<T extends object>({ api, address, state }: List<T>, signal: AbortSignal): Promise<T[]> {
  const found: T[] = [];
  for await (const page of eachPage(api, address.params(state), PAGE, signal)) found.push(...page.records);
  return found;
}
