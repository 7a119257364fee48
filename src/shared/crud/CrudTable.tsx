import { type ProColumns, type ProFormInstance, ProTable } from '@ant-design/pro-components';
import type { TableProps } from 'antd';
import { cloneElement, isValidElement, type Key, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi, Id } from '@/shared/api/crudApi';
import { useIsWide } from '@/shared/ui/useIsWide';
import { BatchBar } from './BatchBar';
import { type ListAddress, type ListState, PAGE_SIZES } from './listAddress';
import { clearable, fromForm, searchOptions, toForm } from './searchForm';
import styles from './CrudTable.module.css';
import { TableFailure } from './TableFailure';
import { TableTools } from './TableTools';
import { useList } from './useList';
import { useTableView } from './useTableView';

interface CrudTableProps<T extends object> {
  api: CrudApi<T>;
  address: ListAddress;
  columns: ProColumns<T>[];
  /** What a row is called, for those who hear the table instead of seeing it. */
  nameOf: (row: T) => string;
  title: string;
  /** Buttons that start something new. */
  toolbar?: ReactNode;
  /** What can be done with the selected rows; without it rows cannot be selected. */
  batch?: (rows: T[], clear: () => void) => ReactNode;
}

/**
 * A list of records: the address is its only state, rows come from the query cache, ProTable shows them. Knows paging,
 * sorting, filters, selection across pages, columns, density, failure with retry.
 */
export function CrudTable<T extends object>({
  api,
  address,
  columns,
  nameOf,
  title,
  toolbar,
  batch,
}: CrudTableProps<T>) {
  const { t } = useTranslation();
  const { state, go, query, rows, total } = useList(api, address);
  const form = useRef<ProFormInstance>(undefined);
  const frame = useRef<HTMLElement>(null);
  const ownFilters = useRef('');
  const [selected, setSelected] = useState<ReadonlyMap<Id, T>>(new Map());
  const view = useTableView(api.path, columns);
  const wide = useIsWide();
  const filterKey = JSON.stringify(state.filters);

  // Back, a link or another filter beside the table change the address: the form follows.
  // Its own search it shows already: somebody may be typing the next one.
  useEffect(() => {
    if (filterKey !== ownFilters.current) show(form.current, JSON.parse(filterKey));
    ownFilters.current = '';
  }, [filterKey]);

  function filter(filters: Record<string, string>) {
    setSelected(new Map());
    const beside = Object.entries(state.filters).filter(([name]) => view.isBeside(name));
    const next = { ...Object.fromEntries(beside), ...filters };
    ownFilters.current = JSON.stringify(address.read(address.write({ ...state, filters: next })).filters);
    if (JSON.stringify(next) === filterKey && state.pageNum === 1) void query.refetch();
    else go({ filters: next, pageNum: 1 });
  }

  const fullScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());

  const onChange: TableProps<T>['onChange'] = (pagination, _filters, sorter, { action }) => {
    const [sort] = Array.isArray(sorter) ? sorter : [sorter];
    if (action === 'sort') {
      const sortOrder = sort?.order && (sort.order === 'ascend' ? 'asc' : 'desc');
      return go({
        sortField: sortOrder ? String(sort?.field) : undefined,
        sortOrder: sortOrder ?? undefined,
        pageNum: 1,
      });
    }
    const resized = pagination.pageSize !== state.pageSize;
    go({ pageNum: resized ? 1 : (pagination.current ?? 1), pageSize: pagination.pageSize ?? state.pageSize });
  };

  return (
    <section ref={frame} className={styles.frame} aria-label={title} aria-busy={query.isFetching}>
      <ProTable<T>
        rowKey={(row) => String(api.idOf(row))}
        columns={view.columns.map((column) => clearable(toShow(column, state, wide), t))}
        dataSource={rows}
        loading={query.isFetching && (query.isPlaceholderData || query.isPending) && { delay: 150 }}
        formRef={form}
        form={{ name: `search-${api.path.replaceAll('/', '-')}`, initialValues: toForm(state.filters) }}
        search={searchOptions(t)}
        onSubmit={(values) => filter(fromForm(values))}
        onReset={() => {
          show(form.current, {});
          filter({});
        }}
        onChange={onChange}
        options={false}
        size={view.density}
        headerTitle={title}
        toolBarRender={() => [
          toolbar,
          <TableTools
            key="tools"
            view={view}
            loading={query.isFetching}
            onRefresh={() => void query.refetch()}
            onFullScreen={fullScreen}
          />,
        ]}
        tableAlertRender={false}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: query.isError ? (
            <TableFailure error={query.error} onRetry={() => void query.refetch()} />
          ) : undefined,
        }}
        pagination={{
          current: state.pageNum,
          pageSize: state.pageSize,
          total,
          pageSizeOptions: PAGE_SIZES.map(String),
          showSizeChanger: { 'aria-label': t('crud.pageSize') },
          showTotal: (count) => t('crud.total', { count }),
          itemRender: (_page, type, button) =>
            type === 'prev' || type === 'next' ? named(button, t(`crud.${type}Page`)) : button,
        }}
        {...(batch && {
          rowSelection: {
            selectedRowKeys: [...selected.keys()].map(String),
            preserveSelectedRowKeys: true,
            columnTitle: (box: ReactNode) => named(box, t('crud.selectPage')),
            getCheckboxProps: (row: T) => ({ 'aria-label': t('crud.select', { name: nameOf(row) }) }) as object,
            onChange: (keys: Key[], chosen: (T | undefined)[]) => setSelected(merge(selected, keys, chosen, api)),
          },
          tableExtraRender: () => (
            <BatchBar count={selected.size} onClear={() => setSelected(new Map())}>
              {batch([...selected.values()], () => setSelected(new Map()))}
            </BatchBar>
          ),
        })}
      />
      <div className="sr-only" role="status">
        {query.isSuccess && !query.isPlaceholderData ? t('crud.loaded', { count: total }) : ''}
      </div>
    </section>
  );
}

/** Shows filters in the search form; unlike resetFields it leaves the fields in place, and the focus with them. */
function show(form: ProFormInstance | undefined, filters: Record<string, string>) {
  const blank = Object.keys(form?.getFieldsValue(true) ?? {}).map((name) => [name, undefined]);
  form?.setFieldsValue({ ...Object.fromEntries(blank), ...toForm(filters) });
}

/** A control of antd's that says nothing, with a name. */
const named = (control: ReactNode, name: string) =>
  isValidElement(control) ? cloneElement(control, { 'aria-label': name } as object) : control;

/** The rows of the chosen keys: those of this page as they are now, those of other pages as they were. */
function merge<T extends object>(before: ReadonlyMap<Id, T>, keys: Key[], chosen: (T | undefined)[], api: CrudApi<T>) {
  const known = new Map([...before].map(([id, row]) => [String(id), row] as const));
  for (const row of chosen) if (row) known.set(String(api.idOf(row)), row);
  const rows = keys.map((key) => known.get(String(key))).filter((row) => row !== undefined);
  return new Map(rows.map((row) => [api.idOf(row), row]));
}

/** A column with the address's sort; on a narrow screen no column stands still, or nothing else would be seen. */
function toShow<T>(column: ProColumns<T>, state: ListState, wide: boolean): ProColumns<T> {
  const shown = wide ? column : { ...column, fixed: undefined };
  if (!column.sorter) return shown;
  const here = column.dataIndex === state.sortField;
  return { ...shown, sortOrder: here ? (state.sortOrder === 'asc' ? 'ascend' : 'descend') : null };
}
