import { useState } from 'react';
import { readStored, writeStored } from '@/shared/storage/storage';
import { type Column, columnKey, tableColumns } from '../column';

/** The heights of rows, from high to low. */
export const DENSITIES = ['large', 'middle', 'small'] as const;
export type Density = (typeof DENSITIES)[number];

/** A user's settings for one table; stored in this browser. */
interface Kept {
  hidden: string[];
  /** Absent when the list uses the default density. */
  density?: Density;
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

/** The columns the user has hidden in the table called `name`. */
export const hiddenColumns = (name: string) => read(readStored(`TABLE ${name}`)).hidden;

/**
 * The settings of the table called `name`, with the columns to show; `shared` are the hidden columns of a shared view,
 * which take precedence.
 */
export function useTableView<T extends object>(name: string, columns: readonly Column<T>[], shared?: string[]) {
  const storeKey = `TABLE ${name}`;
  const [own, setOwn] = useState<Kept>(() => read(readStored(storeKey)));
  const kept = shared ? { ...own, hidden: shared } : own;

  function keep(change: Partial<Kept>) {
    const next = { ...kept, ...change };
    setOwn(next);
    writeStored(storeKey, next);
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
  const { hidden, density } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof Kept, unknown>
  >;
  const own = densityOf(density);
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    ...(own && { density: own }),
  };
}
