import { type PointerEvent, type ReactNode, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../actions/RowActions';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { columnKey } from '../column';
import { type ArrangedColumns, pinsOf, widthsOf } from '../columns/arrangement';
import type { ListState } from '../listAddress';
import type { Dictionaries } from './Cell';
import { Head } from './Head';
import { pinnedColumns, useCellLooks } from './pins';
import { Row } from './Row';
import { moveInTable } from './rowKeys';
import styles from './rows.module.css';
import type { Selection } from './useSelection';
import { useDrawn } from './useDrawn';
import { useRoom } from '@/shared/display/measure/useRoom';
import { useScreenWidth } from '@/shared/display/measure/useScreenWidth';
import { actionSlots } from './actionSlots';
import { columnWidths, isNarrow, showsDaysOnly } from './widths';

interface AwaitedRowsProps {
  count: number;
  /** The names of the columns. */
  keys: readonly string[];
  hasSelection: boolean;
  hasActions: boolean;
}

/** The card slots of the placeholders on a phone: a name and two facts. */
const PLACES = ['name', 'fact', 'fact'];

/** Placeholder bars in `count` rows, shown until the first response. */
function AwaitedRows({ count, keys, hasSelection, hasActions }: AwaitedRowsProps) {
  const rows = Array.from({ length: count }, (_, index) => index);
  const cells = [...(hasSelection ? ['check'] : []), ...keys, ...(hasActions ? ['acts'] : [])];
  return rows.map((row) => (
    <tr key={row} className={`${styles.row} ${styles.awaited}`} aria-hidden="true">
      {cells.map((cell, index) => (
        <td key={cell} data-place={PLACES[hasSelection ? index - 1 : index]}>
          <i style={{ width: `${45 + ((row * 7 + index * 13) % 45)}%` }}>&nbsp;</i>
        </td>
      ))}
    </tr>
  ));
}

export interface RowsProps<T extends object> {
  title: string;
  /** The user's columns, and the function to change their widths. */
  view: Pick<ArrangedColumns<T>, 'all' | 'columns' | 'places' | 'arrangement' | 'arrange'>;
  rows: readonly T[];
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  dicts: Dictionaries;
  sort: Pick<ListState, 'sortField' | 'sortOrder'>;
  onSort: (sort: Pick<ListState, 'sortField' | 'sortOrder'>) => void;
  selection?: Selection<T> | undefined;
  /** The permitted actions of a row. */
  actions?: ((row: T) => readonly RowAction[]) | undefined;
  before?: ((row: T) => ReactNode) | undefined;
  /** The number of list rows before the first row of the page. */
  offset: number;
  total: number;
  /** The number of placeholder rows while the first response is pending. */
  awaited: number;
  cameFrom: string | null;
  /** The content shown when there are no rows. */
  children: ReactNode;
}

/**
 * The rows as a plain table. antd's table takes ten times as long for 200 rows. All rows are in a single table, because
 * screen readers match headers with cells only within a table. On screens below 576 px the rows become cards.
 */
export function Rows<T extends object>(props: RowsProps<T>) {
  const { title, view, rows, idOf, nameOf, dicts, sort, onSort, selection, actions, children } = props;
  const { before, offset, total, awaited, cameFrom } = props;
  const { columns, places, arrangement } = view;
  const { t, i18n } = useTranslation();
  const ids = useId();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, 'list', title);
  // Memoizes the props of rows by hand. The compiler would memoize them with the whole table, so that every row would
  // re-render whenever any state of the table changes.
  const acts = useMemo(() => actions && rows.map(actions), [actions, rows]);
  const slots = useMemo(
    () => actionSlots(acts ?? [], t('action.actions'), room, i18n.language),
    [acts, t, room, i18n.language],
  );
  const rowIds = distinct(rows.map(idOf));
  const drawn = useDrawn(rowIds, cameFrom);
  const name = columns.find((column) => places.get(column) === 'name');
  const keys = columns.map(columnKey);
  const fixedWidth = (selection ? CHECK : 0) + (actions ? slots.width : 0);
  const left = room - fixedWidth;
  const widths = columnWidths(columns, left, dicts, i18n.language, rows, { places, arrangement });
  // The cards of a phone have room for the full time.
  const daysOnly = useScreenWidth() !== 'phone' && showsDaysOnly(left);
  const width = widths.reduce((sum, one) => sum + one, fixedWidth);
  const { sides, offsets } = pinnedColumns(columns, pinsOf(arrangement), name, {
    widths,
    before: selection ? CHECK : 0,
    after: actions ? slots.width : 0,
    room,
  });
  // The sides are passed as one text, so that no row re-renders when a width changes.
  const looks = useCellLooks(
    sides.join(),
    columns.findIndex((column) => column === name),
  );
  const own = widthsOf(arrangement);
  // When the user has set every width, the widths are kept even if space remains.
  const isAsSet = keys.length > 0 && keys.every((key) => own.has(key));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the arrow keys of the rows inside
    <div
      ref={frame}
      className={styles.scroll}
      data-empty={rows.length === 0 || undefined}
      // The placeholder bars render after the first paint; their space is reserved until then.
      style={awaited > 0 ? { flexBasis: `calc(40px + ${awaited} * var(--awaited-row))` } : undefined}
      onKeyDown={moveInTable}
      onPointerOver={showWholeText}
    >
      <table
        className={styles.table}
        style={{ width, ...(isAsSet && { minWidth: 0 }), ...offsets }}
        data-narrow={isNarrow(left) || undefined}
        aria-label={title}
        aria-rowcount={total + 1}
      >
        <colgroup>
          {selection && <col style={{ width: CHECK }} />}
          {widths.map((one, index) => (
            <col key={keys[index]} style={{ width: one }} />
          ))}
          {actions && <col style={{ width: slots.width }} />}
        </colgroup>
        <Head {...{ columns, looks, widths, sort, onSort, selection }} view={view} hasActions={actions !== undefined} />
        <tbody>
          {rows.slice(0, drawn).map((row, index) => (
            <Row
              key={rowIds[index]}
              id={rowIds[index] ?? ''}
              row={row}
              name={nameOf(row)}
              {...{ columns, places, looks, dicts, selection, total, before, t }}
              language={i18n.language}
              actions={acts?.[index]}
              slots={slots.widths}
              index={offset + index + 1}
              ids={`${ids}${index}`}
              isCameFrom={idOf(row) === cameFrom}
              daysOnly={daysOnly}
            />
          ))}
          <AfterPaint>
            <AwaitedRows
              count={awaited}
              keys={keys}
              hasSelection={selection !== undefined}
              hasActions={actions !== undefined}
            />
          </AfterPaint>
        </tbody>
      </table>
      {rows.length === 0 && awaited === 0 && <div className={styles.nothing}>{children}</div>}
    </div>
  );
}

/** Makes the ids of rows unique: appends a number to a repeated id (docs/quality#row-78). */
function distinct(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return ids.map((id, index) => {
    const own = seen.has(id) ? `${id} ${index}` : id;
    seen.add(id);
    return own;
  });
}

/** The width of the column with the checkboxes, in pixels. */
const CHECK = 44;

/** Shows the full text of a truncated cell as a tooltip. */
function showWholeText({ target }: PointerEvent<HTMLElement>) {
  const cell = target instanceof Element ? target.closest<HTMLElement>(`.${styles.cell}`) : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : '';
}
