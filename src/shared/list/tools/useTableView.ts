import { useState } from 'react';
import { readOwn, useOwn, writeOwn } from '@/shared/storage/own';
import { type Column, columnKey, tableColumns } from '../column';
import { PAGE_SIZES } from '../listAddress';

/** The heights of rows, from high to low. */
export const DENSITIES = ['large', 'middle', 'small'] as const;
export type Density = (typeof DENSITIES)[number];

/** A user's settings for one table. Fields that this version does not know are kept when others change. */
interface Kept {
  hidden: string[];
  /** Absent when the list uses the default density. */
  density?: Density;
  /** Absent until the user has chosen one. */
  pageSize?: number | undefined;
}

const densityOf = (stored: unknown) => DENSITIES.find((one) => one === stored);

/** The default density, for lists without their own. */
export const usualDensity = (): Density => densityOf(readOwn('LIST_DENSITY')) ?? 'middle';

/** Changes the default density, which lists without their own use when they are opened next. */
export const keepUsualDensity = (density: Density) => writeOwn('LIST_DENSITY', density);

/** The density and visible columns of one table, stored under its name. */
export interface TableView {
  density: Density;
  setDensity(density: Density): void;
  /** The columns that can be hidden, and whether each is shown. */
  choices: { key: string; title: string; shown: boolean }[];
  toggle(key: string): void;
  showAll(): void;
  hidden: string[];
}

const keptOf = (name: string) => read(readOwn('TABLE', name));

/** Changes settings of the table called `name`. */
const keep = (name: string, change: Partial<Kept>) =>
  writeOwn('TABLE', { ...fieldsOf(readOwn('TABLE', name)), ...change }, name);

/** The columns the user has hidden in the table called `name`. */
export const hiddenColumns = (name: string) => keptOf(name).hidden;

/** The page size the user has last chosen in the table called `name`; the smallest before that. */
export const usualPageSize = (name: string): number => keptOf(name).pageSize ?? PAGE_SIZES[0];

const chosenSizes = new Map<string, number>();

/** The page size the user has chosen in this window, unless another one is stored since. */
export const chosenPageSize = (name: string): number | undefined =>
  chosenSizes.get(name) === usualPageSize(name) ? chosenSizes.get(name) : undefined;

/** Keeps a page size that the user chooses in the table called `name`. */
export function keepPageSize(name: string, pageSize: number): void {
  chosenSizes.set(name, pageSize);
  keep(name, { pageSize });
}

/**
 * The settings of the table called `name`, with the columns to show; `shared` are the hidden columns of a shared view,
 * which take precedence. Hidden columns that arrive from the server apply at once, another density when the list is
 * opened next.
 */
export function useTableView<T extends object>(name: string, columns: readonly Column<T>[], shared?: string[]) {
  const stored = useOwn('TABLE', name);
  const hidden = shared ?? read(stored && JSON.parse(stored)).hidden;
  const [density, setDensity] = useState(() => keptOf(name).density);
  const all = tableColumns(columns);
  return {
    density: density ?? usualDensity(),
    setDensity: (chosen: Density) => {
      setDensity(chosen);
      keep(name, { density: chosen });
    },
    choices: all.map((column) => ({
      key: columnKey(column),
      title: column.title,
      shown: !hidden.includes(columnKey(column)),
    })),
    toggle: (key: string) =>
      keep(name, { hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key] }),
    showAll: () => keep(name, { hidden: [] }),
    columns: all.filter((column) => !hidden.includes(columnKey(column))),
    hidden,
  };
}

const fieldsOf = (stored: unknown) =>
  (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Kept, unknown>>;

function read(stored: unknown): Kept {
  const { hidden, density, pageSize } = fieldsOf(stored);
  const own = densityOf(density);
  const size = PAGE_SIZES.find((one) => one === pageSize);
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    ...(own && { density: own }),
    ...(size && { pageSize: size }),
  };
}
