import type { ProColumns, ProTableProps } from '@ant-design/pro-components';
import { Button } from 'antd';
import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { clearSign } from '@/shared/ui/useClear';
import { NumberRangeField } from './NumberRangeField';
import { RangeField } from './RangeField';

/** The two filter names of a range in the API: its first and its last value. */
export type Ends = readonly [from: string, to: string];

/** The date range of most lists (docs/contract#1.4). */
const USUAL: Ends = ['beginTime', 'endTime'];

/** The form field that holds both ends of a range. */
const fieldName = (ends: Ends) => ends.join('-');

/** The two filter names of a range field; undefined for any other field. */
function endsOf(field: string): Ends | undefined {
  const [from, to] = field.split('-');
  return from && to ? [from, to] : undefined;
}

/** A search field for a date range; `ends` are its filter names in the API. */
export function rangeColumn<T>(title: string, ends: Ends = USUAL): ProColumns<T> {
  const dataIndex = fieldName(ends);
  return { title, dataIndex, key: dataIndex, hideInTable: true, formItemRender: () => <RangeField /> };
}

/** A search field for a range of whole numbers; `ends` are its filter names in the API. */
export function numberRangeColumn<T>(title: string, ends: Ends, limits: { min?: number; max?: number }): ProColumns<T> {
  const dataIndex = fieldName(ends);
  const formItemRender = () => <NumberRangeField label={title} {...limits} />;
  return { title, dataIndex, key: dataIndex, hideInTable: true, formItemRender };
}

/** The filter names of these search fields: both ends of a range, otherwise the field itself. */
export const filtersOf = (fields: readonly string[]): string[] => fields.flatMap((field) => endsOf(field) ?? [field]);

/** A column whose search field has a clear icon with a name in the user's language. */
export function clearable<T>(column: ProColumns<T>, t: TFunction): ProColumns<T> {
  if (column.search === false || column.formItemRender || typeof column.fieldProps === 'function') return column;
  return { ...column, fieldProps: { allowClear: clearSign(t), ...column.fieldProps } };
}

/** Converts the filters of an address to form values. */
export function toForm(filters: Record<string, string>, fields: readonly string[]): Record<string, unknown> {
  const values = fields.map((field) => {
    const ends = endsOf(field);
    if (!ends) return [field, filters[field]] as const;
    return [field, ends.some((end) => filters[end]) ? ends.map((end) => endOf(filters[end])) : undefined] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** One end of a range as its field holds it: a dayjs date, or the number's text. */
const endOf = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? dayjs(text) : text);

/** Converts form values to the filters of an address; trims text and removes invisible characters. */
export function fromForm(values: Record<string, unknown>): Record<string, string> {
  const filters = Object.entries(values).flatMap(([name, value]): (readonly [string, string])[] => {
    const ends = Array.isArray(value) ? endsOf(name) : undefined;
    return ends && Array.isArray(value) ? ends.map((end, index) => [end, day(value[index])]) : [[name, clean(value)]];
  });
  return Object.fromEntries(filters.filter(([, value]) => value !== ''));
}

const clean = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replaceAll(/[\u200b-\u200d\ufeff]/g, '')
        .trim()
    : '';

const day = (value: unknown) => (dayjs.isDayjs(value) ? value.format('YYYY-MM-DD') : clean(value).slice(0, 10));

/**
 * The layout of every search form: labels as wide as their text, the first row shown, the rest behind a real button.
 */
export const searchOptions = (t: TFunction): Exclude<ProTableProps<object, object>['search'], false | undefined> => ({
  labelWidth: 'auto',
  searchText: t('action.search'),
  resetText: t('action.reset'),
  collapseRender: (collapsed) => (
    <Button type="link" size="small" aria-expanded={!collapsed}>
      {t(collapsed ? 'action.expand' : 'action.collapse')}
    </Button>
  ),
});
