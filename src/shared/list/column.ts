import type { ReactNode } from 'react';
import type { Kind } from '@/shared/api/fields';
import type { FieldProps } from '@/shared/display/fieldProps';
import type { Id } from '@/shared/lib/id';
import type { Secret } from '@/shared/lib/rules/mask';
import type { DictName } from '@/shared/vocabulary/dictName';

/**
 * The width of a column. By default the kind of the column sets the width. `code` is for an unbroken number such as
 * SO202611210061. Columns with `rest` share the remaining width of the table.
 */
export type Width = 'xs' | 's' | 'm' | 'l' | 'code' | 'rest';

/** The names of the two API filters of a range: `from` for the start of the range, `to` for the end. */
export type Ends = readonly [from: string, to: string];

export interface Option {
  value: string;
  label: string;
}

/** The filters of a list by their names in the API. */
export type Filters = Readonly<Record<string, string>>;

/** The props of a control in the filter bar; `prefix` is the name of the filter, shown inside the control. */
export interface FilterControlProps<V = string | undefined> extends FieldProps<V> {
  prefix: ReactNode;
}

/** A filter with its own control, such as a select for a row of another resource. */
export interface OwnFilter {
  /** The filter's name in the API. */
  name: string;
  /** True for a filter that the user chooses in a panel next to the table: the bar shows its value, but no control. */
  inSidePanel?: boolean;
  /**
   * The name of another filter that this filter depends on. When the user changes the other filter, this filter is
   * removed.
   */
  needs?: string;
  control?: (field: FilterControlProps, filters: Filters) => ReactNode;
  /** The control for the condition `in`, which accepts several values. */
  many?: (field: FilterControlProps<Id[]>, filters: Filters) => ReactNode;
  /** Returns the value as text, for the chip. */
  valueLabel?: (value: string, filters: Filters) => ReactNode;
}

/**
 * How the user filters a list by a column. With `true`, a column with a dictionary has a select, a time column has a
 * range of days (`beginTime` and `endTime`), and any other column has a search text. `isPlain` turns off the conditions
 * `not`, `in` and `empty`, because the options are not values of a field.
 */
export type Filter =
  | true
  | { days: Ends }
  | { numbers: Ends; min: number; max: number }
  | { options: readonly Option[]; isPlain?: true }
  | OwnFilter;

/**
 * A column of a list. The table, the phone's cards, the filters, the settings and the export are generated from the
 * columns.
 */
export interface Column<T extends object> {
  /** The field of the row; also the name of the column in settings, views and exports. */
  field?: keyof T & string;
  /** The name of a column without a field. */
  key?: string;
  title: string;
  kind?: Kind;
  /** The dictionary of the field's values. */
  dict?: DictName;
  /** The kind of personal data in the field, such as a phone number; lists and exports mask the values. */
  secret?: Secret;
  /** True when the server can sort by the field. */
  sort?: boolean;
  filter?: Filter;
  /** True for a filter without a column in the table and in exports. */
  filterOnly?: boolean;
  /** True for a column that appears only in an export of all columns. */
  exportOnly?: boolean;
  width?: Width;
  /** The longest usual text, which sets the column's width; longer texts widen the column. */
  widest?: string;
  /** True for the field of the status tabs. Hides the column while a tab gives all rows the same value. */
  hiddenInTab?: boolean;
  /**
   * The slot of the column on a phone's card. Name and state are on the first line, two facts are on the second. By
   * default the first column is the name, and the next two columns are the facts.
   */
  card?: 'name' | 'state' | 'fact';
  render?: (row: T) => ReactNode;
  /** The text of `render`, for the width of the column. Needed only if `render` shows more than `text` or the field. */
  shown?: ((row: T) => string) | undefined;
  /** The value as text, for the table and the export, if the field's own value is not suitable. */
  text?: (row: T) => string | number | null | undefined;
}

/** The name of a column in settings, views and exports. */
export const columnKey = <T extends object>({ key, field }: Column<T>): string => key ?? field ?? '';

/** The columns of the table, in the given order. */
export const tableColumns = <T extends object>(columns: readonly Column<T>[]): Column<T>[] =>
  columns.filter(({ filterOnly, exportOnly }) => !filterOnly && !exportOnly);

/** The columns of an export, in the given order. */
export const dataColumns = <T extends object>(columns: readonly Column<T>[]): Column<T>[] =>
  columns.filter(({ filterOnly }) => !filterOnly);

export type CardSlots<T extends object> = ReadonlyMap<Column<T>, 'name' | 'state' | 'fact'>;

/**
 * Returns the card slot of each column. Columns without a slot appear only in the table. `inOrder` has the columns in
 * the user's order. If the user changed the order, the first two columns other than name and state become the facts.
 */
export function cardSlotsOf<T extends object>(
  columns: readonly Column<T>[],
  inOrder: readonly Column<T>[] = columns,
): CardSlots<T> {
  const name = columns.find(({ card }) => card === 'name') ?? columns[0];
  const state = columns.find((column) => column !== name && column.card === 'state');
  const others = inOrder.filter((column) => column !== name && column !== state);
  const isOwnOrder = inOrder.some((column, index) => column !== columns[index]);
  const usual = [...others.filter(({ card }) => card === 'fact'), ...others.filter(({ card }) => !card)];
  const facts = (isOwnOrder ? others : usual).slice(0, 2);
  const places = new Map<Column<T>, 'name' | 'state' | 'fact'>(facts.map((column) => [column, 'fact']));
  if (name) places.set(name, 'name');
  if (state) places.set(state, 'state');
  return places;
}
