import { useRef, useState } from 'react';
import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';

/** The selected rows of a list, across its pages. */
export interface Selection<T extends object> {
  rows: readonly T[];
  /** Deselects the given rows; without an argument, deselects all rows. */
  clear: (rows?: readonly T[]) => void;
  has: (row: T) => boolean;
  /** Returns false for rows to which no action applies. */
  canHave: (row: T) => boolean;
  /** Selects or deselects a row. With `span`, includes all rows between the last toggled row and `row`. */
  toggle: (row: T, span?: boolean) => void;
  /** Selects all rows of the page. If all are selected already, deselects these rows. */
  toggleAll: () => void;
  /** Adds rows to the selection, except those to which no action applies. */
  add: (rows: readonly T[]) => void;
  /** Whether all, some or none of the page's rows are selected. */
  page: 'all' | 'some' | 'none';
}

/**
 * Stores the selected rows across pages. A row on the current page has current data. A row on another page has the data
 * that was current when the user selected the row.
 */
export function useSelection<T extends object>(
  api: Pick<CrudApi<T>, 'idOf'>,
  shown: readonly T[],
  fixed?: (row: T) => boolean,
): Selection<T> {
  const [chosen, setChosen] = useState<ReadonlyMap<Id, T>>(new Map());
  const last = useRef<Id>(undefined);
  const canHave = (row: T) => !(fixed?.(row) ?? false);
  const free = shown.filter(canHave);
  const count = free.filter((row) => chosen.has(api.idOf(row))).length;
  const byId = new Map(shown.map((row) => [api.idOf(row), row]));

  function change(rows: readonly T[], on: boolean) {
    const next = new Map(chosen);
    for (const row of rows) {
      if (on) next.set(api.idOf(row), row);
      else next.delete(api.idOf(row));
    }
    setChosen(next);
  }
  function toggle(row: T, span = false) {
    if (!canHave(row)) return;
    const [from, to] = [last.current, api.idOf(row)].map((id) => shown.findIndex((one) => api.idOf(one) === id));
    const on = !chosen.has(api.idOf(row));
    last.current = api.idOf(row);
    if (!span || from === undefined || to === undefined || from < 0) return change([row], on);
    change(shown.slice(Math.min(from, to), Math.max(from, to) + 1).filter(canHave), on);
  }
  return {
    rows: [...chosen].map(([id, row]) => byId.get(id) ?? row),
    clear: (gone) => (gone ? change(gone, false) : setChosen(new Map())),
    has: (row) => chosen.has(api.idOf(row)),
    canHave,
    toggle,
    add: (rows) => change(rows.filter(canHave), true),
    toggleAll: () => change(free, count < free.length),
    page: count === 0 ? 'none' : count === free.length ? 'all' : 'some',
  };
}
