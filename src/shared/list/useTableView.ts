import type { ProColumns } from '@ant-design/pro-components';
import { type Key, useState } from 'react';
import { filtersOf } from './searchForm';
import { readStored, writeStored } from '@/shared/lib/storage';

const DENSITIES = ['large', 'middle', 'small'] as const;
export type Density = (typeof DENSITIES)[number];

/** What a person has set for one table; kept in this browser. */
interface Kept {
  hidden: string[];
  density: Density;
}

/** How one table looks: which columns it shows and how dense it is, kept by its name. */
export interface TableView {
  density: Density;
  setDensity(density: Density): void;
  /** The columns that may be hidden, and whether they are. */
  choices: { key: string; title: string; shown: boolean }[];
  toggle(key: string): void;
  showAll(): void;
  hidden: string[];
}

/** The name of a column in settings, views and exports. */
export const columnKey = (column: { key?: Key; dataIndex?: unknown }) =>
  [column.key ?? column.dataIndex ?? ''].flat().join('.');

/** The columns somebody has hidden in the table called `name`. */
export const hiddenColumns = (name: string) => read(readStored(`TABLE ${name}`)).hidden;

/** The view of the table called `name`, with its columns as they are to be shown; a shared one says itself what is hidden. */
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
    /** True for a filter that the search form does not hold: something beside the table owns it. */
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
