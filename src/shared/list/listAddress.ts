import type { ListParams } from '@/shared/api/crudApi';
import { useSession } from '@/shared/auth/session';
import { conditionIn, conditionReaders } from './conditions';
import { type Arrangement, readArrangement, writeArrangement } from './columns/arrangement';

/** Validates the value of a filter in the address. Returns the value to use, or undefined to drop the filter. */
export type FilterReader = (value: string) => string | undefined;

/** The page sizes of every list (docs/specification#9). */
export const PAGE_SIZES = [10, 30, 50, 100, 200] as const;

/** The validated state of a list from its address: page, size, sort and filters. */
export interface ListState {
  pageNum: number;
  pageSize: number;
  sortField?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
  /** The values of the filters and of their conditions (`status.not`). */
  filters: Record<string, string>;
  /**
   * The conditions in the address that the server does not support. The list shows a chip for each condition, but does
   * not send the condition to the server.
   */
  unsupported?: Record<string, string> | undefined;
  /** The hidden columns of a shared view; undefined when the user's own setting applies. */
  hidden?: readonly string[] | undefined;
  /** The columns' order, pins and widths in a shared view; undefined when the user's own setting applies. */
  columns?: Arrangement | undefined;
}

/**
 * Converts a list's state to its address and back. The address omits defaults. Unknown or invalid values in the address
 * are ignored. `Field` is the union of the sortable row fields and the row field of the tabs.
 */
export interface ListAddress<Field extends string = string> {
  /** The fields the server can sort by. */
  sortable: readonly Field[];
  /**
   * Reads the state from the address. The route parameter `pageNo` takes precedence over the page in the query.
   * `usualSize` returns the page size for an address without a page size. The default is the smallest page size.
   */
  read(search: URLSearchParams, pageNo?: string, usualSize?: () => number): ListState;
  /** Omits the page size if the state and `usualSize` both have the smallest size. */
  write(state: ListState, usualSize?: () => number): URLSearchParams;
  /** The state as request parameters; without a chosen sort the default sort is sent. */
  params(state: ListState): ListParams;
  /** The filter shown as tabs above the list, and its values in order. */
  tab?: { field: Field; values: readonly [string, ...string[]] } | undefined;
}

/** Any text, trimmed and cut to 200 characters. */
export const text: FilterReader = (value) => value.trim().slice(0, 200) || undefined;

/** A valid calendar date `YYYY-MM-DD`, without a time zone. */
export const day: FilterReader = (value) => {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)?.map(Number) ?? [];
  if (y === undefined || m === undefined || d === undefined || m < 1 || m > 12) return undefined;
  return d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate() ? value : undefined;
};

/** A whole number from `min` to `max`, both included. */
export const whole =
  (min: number, max: number): FilterReader =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max ? String(Number(value)) : undefined;

/**
 * Any value that a dictionary entry can have. The entries are not checked, because operators can add entries at any
 * time (docs/decisions#6).
 */
export const entry: FilterReader = (value) => (/^\S{1,100}$/.test(value) ? value : undefined);

export const oneOf =
  (...values: string[]): FilterReader =>
  (value) =>
    values.find((one) => one === value);

/** A field the server can sort by, and the direction. */
interface Sort<Field extends string> {
  field: Field;
  order: 'asc' | 'desc';
}

/** The sort while the user has chosen no sort. The sort may depend on the filters. */
export type DefaultSort<Field extends string> = Sort<Field> | ((filters: Record<string, string>) => Sort<Field>);

/** The tab filter's value in the address when all statuses are shown. */
const ALL = 'all';

export interface AddressOptions<Field extends string> {
  filters: Record<string, FilterReader>;
  sortable: readonly Field[];
  /**
   * The sort while the user has chosen no sort. The sort may depend on a filter. For example, a list can show pending
   * records oldest first and decided records newest first.
   */
  defaultSort?: DefaultSort<Field> | undefined;
  /** The filter shown as tabs above the list: its first value is the default, `all` turns the filter off. */
  tab?: { field: Field; values: readonly [string, ...string[]] };
  /** Returns the filter conditions that the server supports. By default reads the system config. */
  conditions?: () => readonly string[];
  /** False for a tree and for a list that is fetched whole: the address then has no page. */
  paged?: boolean;
}

/**
 * Creates the address codec of one list from its filters, sortable fields and default sort.
 *
 * @example
 * const address = listAddress({
 *   filters: { orderNo: text, orderStatus: entry, beginTime: day, endTime: day },
 *   sortable: ['createTime'],
 *   defaultSort: { field: 'createTime', order: 'desc' },
 * });
 */
export function listAddress<Field extends string>(options: AddressOptions<Field>): ListAddress<Field> {
  const { filters, sortable, defaultSort, tab, conditions = serverConditions, paged = true } = options;
  const readers = { ...filters, ...conditionReaders(filters, sortable, day) };
  return {
    sortable,
    tab,
    read(search, pageNo, usualSize = smallest) {
      const sortField = sortable.find((field) => field === search.get('sortField'));
      const order = search.get('sortOrder');
      const found = Object.entries(readers)
        .map(([name, read]) => [name, read(search.get(name) ?? '')] as const)
        .filter((entry): entry is [string, string] => entry[1] !== undefined);
      const can = conditions();
      const isSent = ([name]: [string, string]) => {
        const condition = conditionIn(name);
        return condition === undefined || can.includes(condition);
      };
      const unsupported = found.filter((entry) => !isSent(entry));
      return {
        pageNum: positive(pageNo ?? search.get('pageNum') ?? undefined),
        pageSize: PAGE_SIZES.find((size) => String(size) === search.get('pageSize')) ?? usualSize(),
        ...(sortField && (order === 'asc' || order === 'desc') ? { sortField, sortOrder: order } : {}),
        filters: {
          ...Object.fromEntries(found.filter(isSent)),
          ...(tab && readTab(tab, search.get(tab.field))),
        },
        ...(unsupported.length > 0 && { unsupported: Object.fromEntries(unsupported) }),
        ...(search.has('hidden') && { hidden: columnNames(search.get('hidden') ?? '') }),
        ...(search.has('columns') && { columns: readArrangement(search.get('columns') ?? '') }),
      };
    },
    write(state, usualSize = smallest) {
      const { pageNum, pageSize, sortField, sortOrder, filters: values, unsupported, hidden, columns } = state;
      const search = new URLSearchParams();
      for (const [name, read] of Object.entries(readers)) {
        const value = read(values[name] ?? unsupported?.[name] ?? '');
        if (value !== undefined) search.set(name, value);
      }
      if (tab && values[tab.field] !== tab.values[0]) search.set(tab.field, values[tab.field] ?? ALL);
      if (sortField && sortOrder) {
        search.set('sortField', sortField);
        search.set('sortOrder', sortOrder);
      }
      if (hidden) search.set('hidden', hidden.join(','));
      if (columns) search.set('columns', writeArrangement(columns));
      if (!paged) return search;
      if (pageNum > 1) search.set('pageNum', String(pageNum));
      if (pageSize !== smallest() || usualSize() !== smallest()) search.set('pageSize', String(pageSize));
      return search;
    },
    params: ({ pageNum, pageSize, sortField, sortOrder, filters: values }) => {
      const usual = typeof defaultSort === 'function' ? defaultSort(values) : defaultSort;
      return {
        ...values,
        ...(paged && { pageNum, pageSize }),
        ...(sortField ? { sortField, sortOrder } : usual && { sortField: usual.field, sortOrder: usual.order }),
      };
    },
  };
}

const serverConditions = () => useSession.getState().config.filterConditions;

const smallest = (): number => PAGE_SIZES[0];

function readTab({ field, values }: NonNullable<ListAddress['tab']>, asked: string | null): Record<string, string> {
  return asked === ALL ? {} : { [field]: values.find((value) => value === asked) ?? values[0] };
}

const positive = (value: string | undefined) =>
  value !== undefined && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1;

const columnNames = (value: string) => value.split(',').filter((name) => /^[\w.]{1,40}$/.test(name));
