import type { ProColumns } from '@ant-design/pro-components';
import { type Key, useState } from 'react';
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
}

const keyOf = (column: { key?: Key; dataIndex?: unknown }) => String(column.key ?? column.dataIndex ?? '');

/** The view of the table called `name`, with its columns as they are to be shown. */
export function useTableView<T>(name: string, columns: ProColumns<T>[]) {
  const storeKey = `TABLE ${name}`;
  const [kept, setKept] = useState<Kept>(() => read(readStored(storeKey)));

  function keep(change: Partial<Kept>) {
    const next = { ...kept, ...change };
    setKept(next);
    writeStored(storeKey, next);
  }

  const searchNames = new Set(columns.filter((column) => column.search !== false).map(keyOf));
  const hideable = columns.filter(
    (column) => !column.hideInTable && typeof column.title === 'string' && keyOf(column) !== 'actions',
  );
  return {
    density: kept.density,
    setDensity: (density: Density) => keep({ density }),
    choices: hideable.map((column) => ({
      key: keyOf(column),
      title: String(column.title),
      shown: !kept.hidden.includes(keyOf(column)),
    })),
    toggle: (key: string) =>
      keep({ hidden: kept.hidden.includes(key) ? kept.hidden.filter((one) => one !== key) : [...kept.hidden, key] }),
    showAll: () => keep({ hidden: [] }),
    columns: columns.map((column) => (kept.hidden.includes(keyOf(column)) ? { ...column, hideInTable: true } : column)),
    /** True for a filter that the search form does not hold: something beside the table owns it. */
    isBeside: (filter: string) => !searchNames.has(filter) && filter !== 'beginTime' && filter !== 'endTime',
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
