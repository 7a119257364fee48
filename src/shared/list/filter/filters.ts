import dayjs, { type Dayjs } from 'dayjs';
import type { DictName } from '@/shared/vocabulary/dictName';
import { type Condition, CONDITIONS, nameOf } from '../conditions';
import { type Column, columnKey, type Ends, type Filters, type Option, type OwnFilter } from '../column';

/** The filter names of the date range of most lists (docs/contract#1.4). */
const USUAL: Ends = ['beginTime', 'endTime'];

type Control =
  | { as: 'words'; own?: never }
  | { as: 'entry'; dict: DictName; own?: never }
  | { as: 'options'; options: readonly Option[]; own?: never }
  | { as: 'days'; ends: Ends; own?: never }
  | { as: 'numbers'; ends: Ends; min: number; max: number; precision?: number; own?: never }
  | { as: 'own'; own: OwnFilter };

interface PlainField {
  title: string;
  /** The names of the filter's API parameters without a condition; a range has two. */
  names: readonly string[];
  control: Control;
}

/** One filter of a list: its title, its names in the API, and its control. */
export interface FilterField extends PlainField {
  /** The name that condition suffixes are added to: `status` in `status.not`. */
  base: string;
  /** The conditions that the user can choose. */
  conditions: readonly Condition[];
}

/** The bounds of amounts and other numbers that declare no range. */
const WIDE = { min: -999_999_999_999, max: 999_999_999_999, precision: 2 };

/**
 * Returns the filters that the columns declare, in the order of the columns. `can` lists the server's conditions. If
 * `can` includes `range`, sortable numbers and times become filters too.
 */
export const filterFields = <T extends object>(
  columns: readonly Column<T>[],
  can: readonly string[] = [],
): FilterField[] =>
  columns.flatMap((column) => {
    const plain = plainOf(column) ?? (can.includes('range') ? rangeOf(column) : undefined);
    if (!plain) return [];
    const [name = ''] = plain.names;
    const { filter } = column;
    const isPlain = typeof filter === 'object' && 'options' in filter && filter.isPlain;
    const possible = isPlain ? [] : CONDITIONS.filter((condition) => can.includes(condition) && fits(plain, condition));
    return { ...plain, base: isRange(plain) ? columnKey(column) : name, conditions: possible };
  });

function fits({ control: { as, own } }: PlainField, condition: Condition): boolean {
  if (own) return condition === 'in' ? own.many !== undefined : own.control !== undefined;
  if (condition === 'in') return as === 'entry' || as === 'options';
  return condition === 'empty' || (as !== 'days' && as !== 'numbers');
}

function rangeOf<T extends object>({ title, field, kind, sort }: Column<T>): PlainField | undefined {
  if (field === undefined || !sort || kind === undefined || kind === 'text') return undefined;
  const ends = [`${field}.from`, `${field}.to`] as const;
  const control = kind === 'time' || kind === 'date' ? ({ as: 'days', ends } as const) : undefined;
  return { title, names: ends, control: control ?? { as: 'numbers', ends, ...WIDE } };
}

function plainOf<T extends object>(column: Column<T>): PlainField | undefined {
  const { title, filter, dict, kind } = column;
  const field = columnKey(column);
  if (!filter) return undefined;
  if (filter === true) {
    if (dict) return { title, names: [field], control: { as: 'entry', dict } };
    if (kind === 'time' || kind === 'date') return { title, names: USUAL, control: { as: 'days', ends: USUAL } };
    return { title, names: [field], control: { as: 'words' } };
  }
  if ('days' in filter) return { title, names: filter.days, control: { as: 'days', ends: filter.days } };
  if ('numbers' in filter) {
    const { numbers: ends, min, max } = filter;
    return { title, names: ends, control: { as: 'numbers', ends, min, max } };
  }
  if ('options' in filter) return { title, names: [field], control: { as: 'options', options: filter.options } };
  return { title, names: [filter.name], control: { as: 'own', own: filter } };
}

/** True for a filter that has a control in the bar. */
export const isShown = ({ control }: FilterField) => control.as !== 'own' || !control.own.inSidePanel;

/** True for a filter with two ends. */
export const isRange = ({ control }: PlainField) => control.as === 'days' || control.as === 'numbers';

/** All names of a filter, including those of its conditions. */
export const namesOf = ({ names, base, conditions }: FilterField) => [
  ...names,
  ...conditions.map((condition) => nameOf(base, condition)),
];

/** True when the filter narrows the list. */
export const isActive = (field: FilterField, filters: Filters) => namesOf(field).some((name) => filters[name]);

/**
 * Returns the condition of the filter's current value. Without a current value, returns the condition `picked` for the
 * next value. Returns undefined if the value has no condition.
 */
export const conditionOf = ({ base, names, conditions }: FilterField, filters: Filters, picked?: string) =>
  names.some((name) => filters[name])
    ? undefined
    : (conditions.find((one) => filters[nameOf(base, one)]) ?? conditions.find((one) => one === picked));

/** The filters except those with the given names. */
export const without = (filters: Filters, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/** The filters with the typed values added; omits empty values, trims text and removes invisible characters. */
export function withTyped(filters: Filters, typed: Filters): Record<string, string> {
  const cleaned = Object.entries({ ...filters, ...typed }).map(([name, value]) => [name, clean(value)] as const);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== ''));
}

/** Normalizes filter input: trims the text and removes invisible characters. */
export const clean = (value: string) => value.replaceAll(/[\u200b-\u200d\ufeff]/g, '').trim();

/** Converts the two filters of a date range to the value of its control; null for an end that is open or not a date. */
export const toSpan = ([from, to]: Ends, filters: Filters): [Dayjs | null, Dayjs | null] => [
  toDay(filters[from]),
  toDay(filters[to]),
];

/** Converts the value of a date range control to the two filters of the range; an open end is ''. */
export const fromSpan = ([from, to]: Ends, span: readonly (Dayjs | null)[] | null): Record<string, string> => ({
  [from]: span?.[0]?.format('YYYY-MM-DD') ?? '',
  [to]: span?.[1]?.format('YYYY-MM-DD') ?? '',
});

const toDay = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? dayjs(text) : null);
