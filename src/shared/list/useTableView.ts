import type { ProColumns } from '@ant-design/pro-components';
import { type Key, useState } from 'react';
import { filtersOf } from './searchForm';
import { readStored, writeStored } from '@/shared/lib/storage';

const DENSITIES = ['large', 'middle', 'small'] as const;
export type Density = (typeof DENSITIES)[number];

/** A user's settings for one table; stored in this browser. */
interface Kept {
  hidden: string[];
  density: Density;
}

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

/** The key of a column in settings, views and exports. */
export const columnKey = (column: { key?: Key; dataIndex?: unknown }) =>
  [column.key ?? column.dataIndex ?? ''].flat().join('.');

/** The columns the user has hidden in the table called `name`. */
export const hiddenColumns = (name: string) => read(readStored(`TABLE ${name}`)).hidden;

/**
 * The settings of the table called `name`, with the columns to show; `shared` are the hidden columns of a shared view,
 * which take precedence.
 */
export function useTableView<T>(name: string, columns: ProColumns<T>[], shared?: string[]) {
  const storeKey = `TABLE ${name}`;
  const [own, setOwn] = useState<Kept>(() => read(readStored(storeKey)));
  const kept = shared ? { ...own, hidden: shared } : own;

  function keep(change: Partial<Kept>) {
    const next = { ...kept, ...change };
    setOwn(next);
    writeStored(storeKey, next);
  }

  const fields = columns.filter((column) => column.search !== false).map(columnKey);
  const searched = new Set(filtersOf(fields));
  const hideable = columns.filter(
    (column) => !column.hideInTable && typeof column.title === 'string' && columnKey(column) !== 'actions',
  );
  return {
    density: kept.density,
    setDensity: (density: Density) => keep({ density }),
    choices: hideable.map((column) => ({
      key: columnKey(column),
      title: String(column.title),
      shown: !kept.hidden.includes(columnKey(column)),
    })),
    toggle: (key: string) =>
      keep({ hidden: kept.hidden.includes(key) ? kept.hidden.filter((one) => one !== key) : [...kept.hidden, key] }),
    showAll: () => keep({ hidden: [] }),
    columns: columns.map((column) =>
      kept.hidden.includes(columnKey(column)) ? { ...column, hideInTable: true } : column,
    ),
    /** True for a filter without a search field: a control beside the table sets it. */
    isBeside: (filter: string) => !searched.has(filter),
    /** The fields of the search form. */
    fields,
    hidden: kept.hidden,
  };
}

function read(stored: unknown): Kept {
  const { hidden, density } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof Kept, unknown>
  >;
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    density: DENSITIES.find((one) => one === density) ?? 'middle',
  };
}
