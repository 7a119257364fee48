import { useTranslation } from 'react-i18next';
import { columnKey, type Column } from '../column';
import type { ListState } from '../listAddress';
import styles from './rows.module.css';
import type { Selection } from './useSelection';

type Sort = Pick<ListState, 'sortField' | 'sortOrder'>;

interface HeadProps<T extends object> {
  columns: readonly Column<T>[];
  name: Column<T> | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection<T> | undefined;
  hasActions: boolean;
}

/** The header cells of a table; sortable ones switch between ascending, descending and the default order. */
export function Head<T extends object>({ columns, name, sort, onSort, selection, hasActions }: HeadProps<T>) {
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
        {columns.map((column) => (
          <HeadCell key={columnKey(column)} column={column} isName={column === name} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th scope="col" className={styles.acts}>
            {t('action.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<T extends object> extends Pick<HeadProps<T>, 'sort' | 'onSort'> {
  column: Column<T>;
  isName: boolean;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<T extends object>({ column, isName, sort, onSort }: HeadCellProps<T>) {
  const { title, kind, field } = column;
  const order = column.sort && sort.sortField === field ? sort.sortOrder : undefined;
  const next = order === undefined ? 'asc' : order === 'asc' ? 'desc' : undefined;
  return (
    <th
      scope="col"
      className={isName ? styles.name : undefined}
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
