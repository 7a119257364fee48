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
  /** Buttons above the list, such as add. */
  toolbar?: ReactNode;
  /** Called on search and reset, before the address changes. */
  onFilter?: () => void;
  /** ProTable props that override the defaults, for example to show other rows than the list's. */
  table?: Partial<ProTableProps<T, Record<string, unknown>>>;
}

/**
 * The search form, tools and table of a list; shared by paged lists and trees. The form follows the address; a failure
 * is shown as a row with a retry, not as an empty table. Most screens use CrudTable, CrudTree or CrudPage.
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
  // The id of the record the user came back from (`at` in the address); it stays until the list's state changes.
  const cameFrom = useSearchParams()[0].get('at');
  const isThere = cameFrom !== null && list.rows.some((row) => String(api.idOf(row)) === cameFrom);
  useEffect(() => {
    if (isThere) frame.current?.getElementsByClassName(styles.cameFrom ?? '')[0]?.scrollIntoView({ block: 'center' });
  }, [isThere]);

  // The form follows the address after Back, a link or a filter beside the table. After its own search it is not reset:
  // the user may be typing the next query.
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
            // While loading, the list must not look empty.
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

/** Sets the search form's values; unlike resetFields it does not remount the fields, so the focus stays. */
function show(form: ProFormInstance | undefined, values: Record<string, unknown>) {
  const blank = Object.keys(form?.getFieldsValue(true) ?? {}).map((name) => [name, undefined]);
  form?.setFieldsValue({ ...Object.fromEntries(blank), ...values });
}

/** A column with the address's sort. On a narrow screen no column is fixed, because it would cover the rest. */
function toShow<T>(column: ProColumns<T>, state: ListState, wide: boolean): ProColumns<T> {
  const shown = wide ? column : { ...column, fixed: undefined };
  if (!column.sorter) return shown;
  const here = column.dataIndex === state.sortField;
  return { ...shown, sortOrder: here ? (state.sortOrder === 'asc' ? 'ascend' : 'descend') : null };
}
