import { useTranslation } from 'react-i18next';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { Lazy } from '@/shared/lazy/Lazy';
import { columnKey, type Column } from '../column';
import type { ListState } from '../listAddress';
import type { EdgesProps } from './Edges';
import type { CellLook } from './pins';
import styles from './rows.module.css';
import type { Selection } from './useSelection';

type Sort = Pick<ListState, 'sortField' | 'sortOrder'>;

const loadEdges = () => import('./Edges');
/** Ignores that the column edges failed to load: the user can still change widths in the column settings. */
const nothing = () => undefined;

interface HeadProps<T extends object> extends Omit<EdgesProps<T>, 'hasSelection'> {
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection<T> | undefined;
  hasActions: boolean;
}

/**
 * The header of a table. Clicking a sortable header cell switches between ascending, descending and default order. The
 * user drags the column edges to change the widths.
 */
export function Head<T extends object>(props: HeadProps<T>) {
  const { columns, looks, sort, onSort, selection, hasActions, widths, view } = props;
  const { t } = useTranslation();
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={styles.check}>
            <label>
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={t('crud.selectPage')}
                checked={selection.page === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selection.page === 'some';
                }}
                onChange={selection.toggleAll}
              />
            </label>
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell key={columnKey(column)} column={column} look={looks[index]} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th scope="col" className={styles.acts}>
            {t('action.actions')}
          </th>
        )}
      </tr>
      <AfterPaint>
        <Lazy load={loadEdges} onFail={nothing}>
          {({ Edges }) => (
            <Edges {...{ columns, looks, widths, view, hasActions }} hasSelection={selection !== undefined} />
          )}
        </Lazy>
      </AfterPaint>
    </thead>
  );
}

interface HeadCellProps<T extends object> extends Pick<HeadProps<T>, 'sort' | 'onSort'> {
  column: Column<T>;
  look: CellLook | undefined;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<T extends object>({ column, look, sort, onSort }: HeadCellProps<T>) {
  const { title, kind, field } = column;
  const order = column.sort && sort.sortField === field ? sort.sortOrder : undefined;
  const next = order === undefined ? 'asc' : order === 'asc' ? 'desc' : undefined;
  return (
    <th
      scope="col"
      className={look?.className}
      style={look?.style}
      data-kind={kind}
      title={title}
      aria-sort={order && ARIA[order]}
    >
      {column.sort ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.sort}
          data-order={order}
          onClick={() => onSort({ sortField: next && field, sortOrder: next })}
        >
          <span>{title}</span>
        </button>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
    </th>
  );
}
