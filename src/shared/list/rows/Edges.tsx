import type { KeyboardEvent, PointerEvent } from 'react';
import { type Column, columnKey } from '../column';
import { type ArrangedColumns, MAX_WIDTH, MIN_WIDTH } from '../columns/arrangement';
import { changed } from '../columns/moved';
import type { CellLook } from './pins';
import { edgesOf } from './rowKeys';
import styles from './rows.module.css';

export interface EdgesProps<T extends object> {
  columns: readonly Column<T>[];
  looks: readonly CellLook[];
  /** The current widths of the columns, in pixels. */
  widths: readonly number[];
  view: Pick<ArrangedColumns<T>, 'all' | 'arrangement' | 'arrange'>;
  hasSelection: boolean;
  hasActions: boolean;
}

/**
 * The right edges of the columns, which the user drags to resize the columns. The edges are in a separate row above the
 * header cells. Inside a header cell, an edge would change the accessible name of the column.
 */
export function Edges<T extends object>({ columns, looks, widths, view, hasSelection, hasActions }: EdgesProps<T>) {
  const setWidth = (key: string, width: number | undefined) =>
    view.arrange({ arrangement: changed(view.arrangement, view.all.map(columnKey), key, { width }) });
  const cells = [
    ...(hasSelection ? [{ key: 'check', look: { className: styles.check } }] : []),
    ...columns.map((column, at) => ({ key: columnKey(column), look: looks[at], column, width: widths[at] ?? 0 })),
    ...(hasActions ? [{ key: 'acts', look: { className: styles.acts } }] : []),
  ];
  return (
    <tr role="none" className={styles.edges}>
      {cells.map((cell) => (
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it only positions the edge
        <td key={cell.key} role="none" {...cell.look}>
          {'column' in cell && (
            <Edge label={cell.column.title} width={cell.width} onWidth={(width) => setWidth(cell.key, width)} />
          )}
        </td>
      ))}
    </tr>
  );
}

interface EdgeProps {
  /** The title of the column. */
  label: string;
  width: number;
  onWidth: (width: number | undefined) => void;
}

/** The pixels by which an arrow key changes the width, without and with Shift. */
const STEP = 8;
const LONG_STEP = 40;

/**
 * The edge of a column. The user drags the edge or presses arrow keys to change the column's width. A double click or
 * Enter makes the width automatic. During a drag only a line moves, so that no row re-renders.
 */
function Edge({ label, width, onWidth }: EdgeProps) {
  function press(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    if (by !== 0) onWidth(within(width + by * (shiftKey ? LONG_STEP : STEP)));
    else if (key === 'Enter') onWidth(undefined);
    else if (key === 'ArrowUp') nextEdge(currentTarget)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- `title` is its name: an `aria-label` could equal a form field's
    <button
      type="button"
      role="separator"
      tabIndex={-1}
      className={styles.edge}
      title={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      onKeyDown={press}
      onDoubleClick={() => onWidth(undefined)}
      onPointerDown={(event) => drag(event, width, onWidth)}
    />
  );
}

const within = (width: number) => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

/** The edge of the next column; after the last column, the edge of the first. */
function nextEdge(edge: HTMLElement): HTMLElement | undefined {
  const edges = edgesOf(edge.closest('thead'));
  return edges[(edges.indexOf(edge) + 1) % edges.length];
}

/** Moves the line of an edge with the pointer. Calls `onWidth` on release if the width has changed. */
function drag(event: PointerEvent<HTMLElement>, width: number, onWidth: EdgeProps['onWidth']): void {
  const { pointerId, clientX: start, button } = event;
  const edge: HTMLElement = event.currentTarget;
  if (button !== 0) return;
  const moves = new AbortController();
  const { signal } = moves;
  let next = width;
  edge.setPointerCapture(pointerId);
  edge.addEventListener(
    'pointermove',
    ({ clientX }) => {
      next = within(width + clientX - start);
      edge.style.setProperty('--moved', `${next - width}px`);
      edge.style.setProperty('--line', `${edge.closest('table')?.parentElement?.clientHeight ?? 0}px`);
      edge.dataset.moved = '';
    },
    { signal },
  );
  const end = () => {
    moves.abort();
    edge.removeAttribute('style');
    delete edge.dataset.moved;
  };
  edge.addEventListener('lostpointercapture', end, { signal });
  edge.addEventListener(
    'pointerup',
    () => {
      end();
      if (next !== width) onWidth(next);
    },
    { signal },
  );
}
