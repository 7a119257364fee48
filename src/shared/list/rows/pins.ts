import type { CSSProperties } from 'react';
import { type Column, columnKey } from '../column';
import { type Pin, sideOf } from '../columns/arrangement';
import styles from './rows.module.css';

type Side = 'left' | 'right' | undefined;

/**
 * The min width of the space for unpinned columns, in pixels. If a pinned column would leave less space, the column
 * scrolls like an unpinned column.
 */
const LEFT_TO_OTHERS = 200;

interface Pinned {
  /** The side at which each column stays; undefined for a column that is not pinned. */
  sides: readonly Side[];
  /** The offset of each pinned column from its side, as custom properties for `cellLooks`. */
  offsets: Readonly<Record<string, string>>;
}

/**
 * Returns the side at which each pinned column stays while the user scrolls. `pins` has the columns that the user
 * pinned. By default, the name is pinned left. `before` is the width of the checkboxes, `after` is the width of the
 * actions. Checkboxes and actions are always pinned.
 */
export function pinnedColumns<T extends object>(
  columns: readonly Column<T>[],
  pins: ReadonlyMap<string, Pin>,
  name: Column<T> | undefined,
  { widths, before, after, room }: { widths: readonly number[]; before: number; after: number; room: number },
): Pinned {
  const sides: Side[] = columns.map(() => undefined);
  const offsets: Record<string, string> = {};
  const at = { left: before, right: after };
  const counts = { left: 0, right: 0 };
  const indexes = [...columns.keys()];
  for (const side of ['left', 'right'] as const)
    for (const index of side === 'left' ? indexes : indexes.toReversed()) {
      const column = columns[index];
      const width = widths[index] ?? 0;
      const pin = column && pins.get(columnKey(column));
      const isNameByDefault = pin === undefined && column === name;
      if ((isNameByDefault ? 'left' : sideOf(pin)) !== side) continue;
      if (!isNameByDefault && at.left + at.right + width > room - LEFT_TO_OTHERS) continue;
      sides[index] = side;
      offsets[`--${side}-${counts[side]++}`] = `${at[side]}px`;
      at[side] += width;
    }
  return { sides, offsets };
}

/** The class and the style of the cells of a column; most columns have none. */
export interface CellLook {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Runs `cellLooks` in a hook, so that the React compiler memoizes the result. `sides` is a joined text, because a new
 * array would always count as changed.
 */
export const useCellLooks = (sides: string, name: number): CellLook[] =>
  cellLooks(
    sides.split(',').map((side) => (side === 'left' || side === 'right' ? side : undefined)),
    name,
  );

/** The class and style of each column's cells; `name` is the index of the column with the name. */
export function cellLooks(sides: readonly Side[], name: number): CellLook[] {
  const counts = { left: 0, right: sides.filter((side) => side === 'right').length };
  return sides.map((side, index) => {
    const isName = index === name;
    if (!side) return { className: isName ? styles.name : undefined };
    const place = side === 'left' ? counts.left++ : --counts.right;
    // Draws a line at the inner edge of the columns that the user pinned.
    const isInner = !(isName && place === 0) && sides[index + (side === 'left' ? 1 : -1)] !== side;
    return {
      className: [isName && styles.name, styles[side], isInner && styles.inner].filter(Boolean).join(' '),
      // The class already sets the offset of the first column on each side, so that most tables need no inline styles.
      style: place > 0 ? { [side]: `var(--${side}-${place})` } : undefined,
    };
  });
}
