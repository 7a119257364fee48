import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Empty } from 'antd';
import type { RowAction } from './actions/RowActions';
import { serverTime } from '@/shared/settings/times';
import { usePermitted } from './actions/usePermitted';
import { useSession } from '@/shared/auth/session';
import { useDicts } from '@/shared/dict/useDict';
import { keepReviewSettings, reviewSettings } from '@/shared/settings/reviewSettings';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { InPageHead } from '@/shared/display/InPageHead';
import { moveInGroup } from '@/shared/display/keyboard/oneStop';
import type { Column, Filters } from './column';
import { FilterBar } from './filter/FilterBar';
import { filterFields } from './filter/filters';
import styles from './list.module.css';
import { Rows, type RowsProps } from './rows/Rows';
import { TableFailure } from '@/shared/display/TableFailure';
import { KeyHelp } from './tools/KeyHelp';
import { TableTools } from './tools/TableTools';
import { useListKeys } from './tools/useListKeys';
import { useTableView } from './tools/useTableView';
import type { List } from './useList';

interface ListTableProps<T extends object> extends Pick<RowsProps<T>, 'selection' | 'before'> {
  list: List<T>;
  columns: readonly Column<T>[];
  title: string;
  nameOf: (row: T) => string;
  /** The actions of a row. All rows must have the same actions in the same order. */
  actions?: ((row: T) => readonly RowAction[]) | undefined;
  /** The page's own buttons, next to the tools. */
  toolbar?: ReactNode;
  /** The button for a new record. */
  create?: ReactNode;
  /** Content above the tabs and filters. The content, the tabs and the filters share a single Tab stop. */
  above?: ReactNode;
  /** The states as tabs, shown above the filters. */
  tabs?: ReactNode;
  /** The rows to show instead of the list's own rows, for example the rows of a tree. */
  rows?: readonly T[];
  /** The number of list rows before the first displayed row; by default the rows of all earlier pages. */
  offset?: number;
  /** Content below the rows: sums, pager, selection bar. */
  children?: ReactNode;
}

/** Max number of placeholder rows while the first response is pending. */
const MAX_AWAITED = 30;

/**
 * The filters, tools and rows of a paged list or a tree. The address holds the state of the list. After a failed
 * request, shows the error and a retry button instead of an empty table. Most screens use CrudTable, CrudTree or
 * CrudPage.
 */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const { list, columns, title, nameOf, actions, toolbar, create, above, tabs, children } = props;
  const { t } = useTranslation();
  const { api, state, go, query, refresh } = list;
  const { selection, before } = props;
  const rows = props.rows ?? list.rows;
  const offset = props.offset ?? list.offset;
  const frame = useRef<HTMLElement>(null);
  const [full, toggleFull] = useFullScreen();
  const [keysOn, setKeysOn] = useState(() => reviewSettings().keys);
  const [help, setHelp] = useState(false);
  const tab = list.address.tab?.field;
  const isFixed = ({ field, hiddenInTab }: Column<T>) =>
    hiddenInTab === true && field === tab && state.filters[field ?? ''] !== undefined;
  const view = useTableView(api.path, columns, state, {
    isLeftOut: isFixed,
    onOwn: () => go({ hidden: undefined, columns: undefined }, { replace: true }),
  });
  const dicts = useDicts(view.columns.flatMap(({ dict }) => dict ?? []));
  const permitted = usePermitted(actions, rows);
  const can = useSession(({ config }) => config.filterConditions);
  const fields = filterFields(columns, can);
  const filters = { ...state.filters, ...state.unsupported };
  const idOf = (row: T) => String(api.idOf(row));
  useListKeys(frame, { refresh, help: () => setHelp(true) }, keysOn);
  // The id of the record that the user came back from; it stays in the address (`at`) until the list's state changes.
  const cameFrom = useSearchParams()[0].get('at');
  const isThere = cameFrom !== null && rows.some((row) => idOf(row) === cameFrom);
  // The navigation that was scrolled for. Effects of a kept view run again whenever the user returns to its tab.
  const scrolledFor = useRef<string>(undefined);
  const { key } = useLocation();
  useEffect(() => {
    if (!isThere || scrolledFor.current === key) return;
    scrolledFor.current = key;
    frame.current?.querySelector(`[data-row-key="${CSS.escape(cameFrom)}"]`)?.scrollIntoView({ block: 'center' });
  }, [isThere, cameFrom, key]);

  function filter(next: Filters) {
    if (JSON.stringify(next) === JSON.stringify(filters) && state.pageNum === 1) refresh();
    // If `next` has conditions that the server does not support, reading the new address moves them to `unsupported`.
    else go({ filters: { ...next }, unsupported: undefined, pageNum: 1 });
  }

  const tools = <TableTools {...{ view, list, full, toolbar, create }} onFull={toggleFull} />;
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={title}
      aria-busy={query.isFetching}
      data-list
      data-density={view.density}
      data-full={full || undefined}
      data-stale={(query.isFetching && query.isPlaceholderData) || undefined}
    >
      {full ? (
        <div className={styles.fullTools}>
          {title}
          {tools}
        </div>
      ) : (
        <InPageHead slot="tools">
          <AfterPaint>{tools}</AfterPaint>
        </InPageHead>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys of the controls inside */}
      <div className={styles.above} data-stop onKeyDown={moveInGroup}>
        {above}
        {tabs}
        <div className={fields.length > 0 ? styles.filters : undefined}>
          <AfterPaint>
            <FilterBar {...{ columns, fields, filters }} unsupported={state.unsupported} onApply={filter} />
          </AfterPaint>
        </div>
      </div>
      {query.isError && rows.length > 0 && (
        <TableFailure error={query.error} onRetry={refresh} loadedAt={serverTime(query.dataUpdatedAt).slice(11)} />
      )}
      <Rows
        title={title}
        view={view}
        {...{ rows, idOf, nameOf, dicts, selection, before, offset, cameFrom }}
        actions={permitted}
        sort={state}
        onSort={(sort) => go({ ...sort, pageNum: 1 })}
        total={list.total}
        awaited={query.isPending ? Math.min(MAX_AWAITED, state.pageSize) : 0}
      >
        {query.isError ? (
          <TableFailure error={query.error} onRetry={refresh} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
        )}
      </Rows>
      {children}
      <div className="sr-only" role="status">
        {query.isSuccess && !query.isPlaceholderData ? t('crud.loaded', { count: list.total }) : ''}
      </div>
      {help && (
        <KeyHelp
          on={keysOn}
          onChange={(keys) => {
            setKeysOn(keys);
            keepReviewSettings({ ...reviewSettings(), keys });
          }}
          onClose={() => setHelp(false)}
        />
      )}
    </section>
  );
}

/** Returns whether the browser is in full-screen mode, and a function to switch the mode on or off. */
function useFullScreen(): [full: boolean, toggle: () => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // Makes the whole document full screen, not the list: menus and dialogs outside of the list would be invisible.
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return [full, toggle];
}
