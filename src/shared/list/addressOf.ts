import type { Column } from './column';
import { filterFields, type FilterField } from './filter/filters';
import {
  type AddressOptions,
  day,
  entry,
  type FilterReader,
  listAddress,
  type ListAddress,
  oneOf,
  text,
  whole,
} from './listAddress';

interface Options<Field extends string> extends Omit<AddressOptions<Field>, 'filters' | 'sortable'> {
  /** Filters of the address that have no column, such as filters that the user chooses outside of the table. */
  more?: Record<string, FilterReader>;
}

/**
 * Creates the address codec of a list from its columns, which declare the filters and the sortable fields.
 * @example
 * const address = addressOf(columns, { defaultSort: { field: 'createTime', order: 'desc' } });
 */
export function addressOf<T extends object>(
  columns: readonly Column<T>[],
  { more, ...options }: Options<keyof T & string> = {},
): ListAddress<keyof T & string> {
  return listAddress({
    filters: { ...Object.fromEntries(filterFields(columns).flatMap(readersOf)), ...more },
    sortable: columns.flatMap(({ field, sort }) => (field !== undefined && sort ? [field] : [])),
    ...options,
  });
}

function readersOf({ names, control }: FilterField): [string, FilterReader][] {
  return names.map((name) => [name, readerOf(control)]);
}

function readerOf(control: FilterField['control']): FilterReader {
  switch (control.as) {
    case 'entry':
      return entry;
    case 'days':
      return day;
    case 'numbers':
      return whole(control.min, control.max);
    case 'options':
      return oneOf(...control.options.map(({ value }) => value));
    default:
      return text;
  }
}
