import dayjs, { type Dayjs } from 'dayjs';
import type { DictName } from '@/shared/vocabulary/dictName';
import { type Column, columnKey, type Ends, type Filters, type Option, type OwnFilter } from '../column';

/** The filter names of the date range of most lists (docs/contract#1.4). */
const USUAL: Ends = ['beginTime', 'endTime'];

type Control =
  | { as: 'words'; own?: never }
  | { as: 'entry'; dict: DictName; own?: never }
  | { as: 'options'; options: readonly Option[]; own?: never }
  | { as: 'days'; ends: Ends; own?: never }
  | { as: 'numbers'; ends: Ends; min: number; max: number; own?: never }
  | { as: 'own'; own: OwnFilter };

/** One filter of a list: its title, its names in the API, and its control. */
export interface FilterField {
  title: string;
  names: readonly string[];
  control: Control;
}

/** The filters that the columns of a list describe, in their order. */
export const filterFields = <T extends object>(columns: readonly Column<T>[]): FilterField[] =>
  columns.flatMap((column) => fieldOf(column) ?? []);

function fieldOf<T extends object>(column: Column<T>): FilterField | undefined {
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
export const isRange = ({ control }: FilterField) => control.as === 'days' || control.as === 'numbers';

/** True when the filter narrows the list. */
export const isActive = ({ names }: FilterField, filters: Filters) => names.some((name) => filters[name]);

/** The filters without these names. */
export const without = (filters: Filters, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/** The filters with the typed values: empty ones are omitted, text is trimmed and loses its invisible characters. */
export function withTyped(filters: Filters, typed: Filters): Record<string, string> {
  const cleaned = Object.entries({ ...filters, ...typed }).map(([name, value]) => [name, clean(value)] as const);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== ''));
}

/** Normalises filter input: trimmed, without invisible characters. */
export const clean = (value: string) => value.replaceAll(/[\u200b-\u200d\ufeff]/g, '').trim();

/** A range of days as its control holds it; null for an end that is open or not a date. */
export const toSpan = ([from, to]: Ends, filters: Filters): [Dayjs | null, Dayjs | null] => [
  toDay(filters[from]),
  toDay(filters[to]),
];

/** The two filters of a chosen range; an open end is empty. */
export const fromSpan = ([from, to]: Ends, span: readonly (Dayjs | null)[] | null): Record<string, string> => ({
  [from]: span?.[0]?.format('YYYY-MM-DD') ?? '',
  [to]: span?.[1]?.format('YYYY-MM-DD') ?? '',
});

const toDay = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? dayjs(text) : null);
