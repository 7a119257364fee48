import { useState } from 'react';
import { readOwn, useOwn, writeOwn } from '@/shared/storage/own';
import { type Column, columnKey, cardSlotsOf, tableColumns } from '../column';
import {
  arranged,
  type ArrangedColumns,
  type Arrangement,
  ordered,
  readArrangement,
  writeArrangement,
} from '../columns/arrangement';
import { type ListState, PAGE_SIZES } from '../listAddress';

/** The row densities, from tall rows to short rows. */
export const DENSITIES = ['large', 'middle', 'small'] as const;
export type Density = (typeof DENSITIES)[number];

/** A user's settings for one table. Fields that this version does not know are kept when other fields change. */
interface Kept {
  hidden: string[];
  /** Order, pins and widths of the columns. */
  arrangement: Arrangement;
  /** The row density; absent when the list uses the default density. */
  density?: Density;
  /** The page size, or undefined until the user chooses a page size. */
  pageSize?: number | undefined;
}

const densityOf = (stored: unknown) => DENSITIES.find((one) => one === stored);

/** The default density, for lists whose density the user has not set. */
export const usualDensity = (): Density => densityOf(readOwn('LIST_DENSITY')) ?? 'middle';

/**
 * Stores the default density. A list without its own density uses the new default when the user next opens the list.
 */
export const keepUsualDensity = (density: Density) => writeOwn('LIST_DENSITY', density);

/** The settings of one table, stored under its name. */
export interface TableView<T extends object = object> extends ArrangedColumns<T> {
  density: Density;
  setDensity(density: Density): void;
}

const keptOf = (name: string) => read(readOwn('TABLE', name));

/** Stores changed settings of the table called `name`. */
const keep = (name: string, change: Partial<Omit<Kept, 'arrangement'> & { columns: string }>) =>
  writeOwn('TABLE', { ...fieldsOf(readOwn('TABLE', name)), ...change }, name);

/** The columns that the user has hidden in the table called `name`. */
export const hiddenColumns = (name: string) => keptOf(name).hidden;

/** The columns of the table called `name`, in the order of the user or of a shared view. */
export const columnsInOrder = <T extends object>(name: string, columns: readonly Column<T>[], shared: SharedColumns) =>
  arranged(columns, shared.columns ?? keptOf(name).arrangement);

/** The page size the user last chose in the table called `name`; the smallest if none was chosen. */
export const usualPageSize = (name: string): number => keptOf(name).pageSize ?? PAGE_SIZES[0];

const chosenSizes = new Map<string, number>();

/**
 * Returns the page size that the user chose in this window. Returns undefined if the user chose no page size, or if
 * another page size was stored later.
 */
export const chosenPageSize = (name: string): number | undefined =>
  chosenSizes.get(name) === usualPageSize(name) ? chosenSizes.get(name) : undefined;

/** Stores the page size that the user chose in the table called `name`. */
export function keepPageSize(name: string, pageSize: number): void {
  chosenSizes.set(name, pageSize);
  keep(name, { pageSize });
}

/** The columns of a shared view, from the list's address. */
type SharedColumns = Pick<ListState, 'hidden' | 'columns'>;

/**
 * Returns the settings of the table `name`, and the columns to show. The columns of a shared view (`shared`) take
 * precedence over the user's columns. When the user changes the columns, the hook saves the columns as the user's own.
 * In a shared view, the hook then calls `onOwn`. `isLeftOut` returns true for a column to hide now. Column settings
 * from the server apply immediately. A density from the server applies when the list is next opened.
 */
export function useTableView<T extends object>(
  name: string,
  columns: readonly Column<T>[],
  shared: SharedColumns,
  { isLeftOut, onOwn }: { isLeftOut: (column: Column<T>) => boolean; onOwn: () => void },
): TableView<T> {
  const stored = useOwn('TABLE', name);
  const own = read(stored && JSON.parse(stored));
  const hidden = shared.hidden ?? own.hidden;
  const arrangement = shared.columns ?? own.arrangement;
  const [density, setDensity] = useState(() => keptOf(name).density);
  const all = tableColumns(columns);
  const isShown = (column: Column<T>) => !isLeftOut(column) && !hidden.includes(columnKey(column));
  // The columns are memoized by their names, so that a changed width does not re-render the rows.
  const namesOf = (some: readonly Column<T>[]) => some.filter(isShown).map(columnKey).join();
  const [names, usualNames, orderedNames] = [arranged(all, arrangement), all, ordered(all, arrangement)].map(namesOf);
  return {
    density: density ?? usualDensity(),
    setDensity: (chosen: Density) => {
      setDensity(chosen);
      keep(name, { density: chosen });
    },
    all,
    isLeftOut,
    columns: named(all, names),
    places: cardSlotsOf(named(all, usualNames), named(all, orderedNames)),
    hidden,
    arrangement,
    arrange: (change) => {
      keep(name, {
        hidden: [...(change.hidden ?? hidden)],
        columns: writeArrangement(change.arrangement ?? arrangement),
      });
      if (shared.hidden || shared.columns) onOwn();
    },
  };
}

const named = <T extends object>(columns: readonly Column<T>[], names = ''): Column<T>[] =>
  names.split(',').flatMap((name) => columns.find((column) => columnKey(column) === name) ?? []);

const fieldsOf = (stored: unknown) =>
  (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Kept | 'columns', unknown>>;

function read(stored: unknown): Kept {
  const { hidden, columns, density, pageSize } = fieldsOf(stored);
  const own = densityOf(density);
  const size = PAGE_SIZES.find((one) => one === pageSize);
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    arrangement: typeof columns === 'string' ? readArrangement(columns) : [],
    ...(own && { density: own }),
    ...(size && { pageSize: size }),
  };
}
