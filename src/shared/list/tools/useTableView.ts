import { useState } from 'react';
import { readStored, writeStored } from '@/shared/storage/storage';
import { type Column, columnKey, tableColumns } from '../column';
import { PAGE_SIZES } from '../listAddress';

/** The heights of rows, from high to low. */
export const DENSITIES = ['large', 'middle', 'small'] as const;
export type Density = (typeof DENSITIES)[number];

/** A user's settings for one table; stored in this browser. */
interface Kept {
  hidden: string[];
  /** Absent when the list uses the default density. */
  density?: Density;
  /** Absent until the user has chosen one. */
  pageSize?: number | undefined;
}

/** The density of lists without their own; stored in this browser. */
const USUAL = 'LIST_DENSITY';
const densityOf = (stored: unknown) => DENSITIES.find((one) => one === stored);

/** The default density, for lists without their own. */
export const usualDensity = (): Density => densityOf(readStored(USUAL)) ?? 'middle';

/** Changes the default density, which lists without their own use when they are opened next. */
export const keepUsualDensity = (density: Density) => writeStored(USUAL, density);

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

const keyOf = (name: string) => `TABLE ${name}`;
const keptOf = (name: string) => read(readStored(keyOf(name)));

/** The columns the user has hidden in the table called `name`. */
export const hiddenColumns = (name: string) => keptOf(name).hidden;

/** The page size the user has last chosen in the table called `name`; the smallest before that. */
export const usualPageSize = (name: string): number => keptOf(name).pageSize ?? PAGE_SIZES[0];

/** Keeps a chosen page size for the next time the table called `name` is opened. */
export const keepPageSize = (name: string, pageSize: number) => writeStored(keyOf(name), { ...keptOf(name), pageSize });

/**
 * The settings of the table called `name`, with the columns to show; `shared` are the hidden columns of a shared view,
 * which take precedence.
 */
export function useTableView<T extends object>(name: string, columns: readonly Column<T>[], shared?: string[]) {
  const [own, setOwn] = useState<Kept>(() => keptOf(name));
  const kept = shared ? { ...own, hidden: shared } : own;

  function keep(change: Partial<Kept>) {
    // The pager stores the page size on its own.
    const next = { ...kept, pageSize: keptOf(name).pageSize, ...change };
    setOwn(next);
    writeStored(keyOf(name), next);
  }

  const all = tableColumns(columns);
  return {
    density: kept.density ?? usualDensity(),
    setDensity: (density: Density) => keep({ density }),
    choices: all.map((column) => ({
      key: columnKey(column),
      title: column.title,
      shown: !kept.hidden.includes(columnKey(column)),
    })),
    toggle: (key: string) =>
      keep({ hidden: kept.hidden.includes(key) ? kept.hidden.filter((one) => one !== key) : [...kept.hidden, key] }),
    showAll: () => keep({ hidden: [] }),
    columns: all.filter((column) => !kept.hidden.includes(columnKey(column))),
    hidden: kept.hidden,
  };
}

function read(stored: unknown): Kept {
  const { hidden, density, pageSize } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof Kept, unknown>
  >;
  const own = densityOf(density);
  const size = PAGE_SIZES.find((one) => one === pageSize);
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    ...(own && { density: own }),
    ...(size && { pageSize: size }),
  };
}
