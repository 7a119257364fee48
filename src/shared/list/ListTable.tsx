import { type ProColumns, type ProFormInstance, ProTable, type ProTableProps } from '@ant-design/pro-components';
import type { TableProps } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useIsWide } from '@/shared/ui/useIsWide';
import styles from './CrudTable.module.css';
import type { ListState } from './listAddress';
import { clearable, fromForm, searchOptions, toForm } from './searchForm';
import { TableFailure } from './TableFailure';
import { TableTools } from './TableTools';
import type { List } from './useList';
import { useTableView } from './useTableView';

interface ListTableProps<T extends object> {
  list: List<T>;
  columns: ProColumns<T>[];
  title: string;
  /** Buttons that start something new. */
  toolbar?: ReactNode;
  /** Called when somebody searches or resets, before the address changes. */
  onFilter?: () => void;
  /** What the table shows beside or instead of the list's rows, and how: ProTable's own properties. */
  table?: Partial<ProTableProps<T, Record<string, unknown>>>;
}

/**
 * A list with its search form, tools and table, whatever is below the rows: pages, a tree. The form follows the address;
 * a failure is a row with a retry, not an empty table. Most screens use CrudTable, CrudTree or CrudPage.
 */
export function ListTable<T extends object>({ list, columns, title, toolbar, onFilter, table }: ListTableProps<T>) {
  const { t } = useTranslation();
  const { api, address, state, go, query } = list;
  const form = useRef<ProFormInstance>(undefined);
  const frame = useRef<HTMLElement>(null);
  const ownFilters = useRef('');
  const view = useTableView(api.path, columns, state.hidden);
  const wide = useIsWide();
  const filterKey = JSON.stringify(state.filters);
  // The record somebody comes back from, `at` in the address, until they go on in the list.
  const cameFrom = useSearchParams()[0].get('at');
  const isThere = cameFrom !== null && list.rows.some((row) => String(api.idOf(row)) === cameFrom);
  useEffect(() => {
    if (isThere) frame.current?.getElementsByClassName(styles.cameFrom ?? '')[0]?.scrollIntoView({ block: 'center' });
  }, [isThere]);

  // Back, a link or another filter beside the table change the address: the form follows.
  // Its own search it shows already: somebody may be typing the next one.
  const showFilters = useEffectEvent(() => show(form.current, toForm(state.filters, view.fields)));
  useEffect(() => {
    if (filterKey !== ownFilters.current) showFilters();
    ownFilters.current = '';
  }, [filterKey]);

  function filter(filters: Record<string, string>) {
    onFilter?.();
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
      <ProTable<T, Record<string, unknown>>
        rowKey={(row) => String(api.idOf(row))}
        columns={view.columns.map((column) => clearable(toShow(column, state, wide), t))}
        dataSource={list.rows}
        loading={query.isFetching && (query.isPlaceholderData || query.isPending) && { delay: 150 }}
        formRef={form}
        form={{ name: `search-${api.path.replaceAll('/', '-')}`, initialValues: toForm(state.filters, view.fields) }}
        search={columns.some((column) => column.search !== false && column.key !== 'actions') && searchOptions(t)}
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
          <TableTools key="tools" view={view} list={list} loading={query.isFetching} onFullScreen={fullScreen} />,
        ]}
        tableAlertRender={false}
        scroll={{ x: 'max-content' }}
        rowClassName={(row) => (String(api.idOf(row)) === cameFrom ? (styles.cameFrom ?? '') : '')}
        locale={{
          emptyText: query.isError ? (
            <TableFailure error={query.error} onRetry={() => void query.refetch()} />
          ) : query.isPending ? (
            // Not known yet is not empty.
            <div className={styles.waiting} />
          ) : undefined,
        }}
        {...table}
      />
      <div className="sr-only" role="status">
        {query.isSuccess && !query.isPlaceholderData ? t('crud.loaded', { count: list.total }) : ''}
      </div>
    </section>
  );
}

/** Shows filters in the search form; unlike resetFields it leaves the fields in place, and the focus with them. */
function show(form: ProFormInstance | undefined, values: Record<string, unknown>) {
  const blank = Object.keys(form?.getFieldsValue(true) ?? {}).map((name) => [name, undefined]);
  form?.setFieldsValue({ ...Object.fromEntries(blank), ...values });
}

/** A column with the address's sort; on a narrow screen no column stands still, or nothing else would be seen. */
function toShow<T>(column: ProColumns<T>, state: ListState, wide: boolean): ProColumns<T> {
  const shown = wide ? column : { ...column, fixed: undefined };
  if (!column.sorter) return shown;
  const here = column.dataIndex === state.sortField;
  return { ...shown, sortOrder: here ? (state.sortOrder === 'asc' ? 'ascend' : 'descend') : null };
}
