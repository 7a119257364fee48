import type { ProColumns, ProTableProps } from '@ant-design/pro-components';
import { Button } from 'antd';
import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { clearSign } from '@/shared/ui/useClear';
import { NumberRangeField } from './NumberRangeField';
import { RangeField } from './RangeField';

/** A search field for a span of days: `beginTime` and `endTime` on the wire (contract 1.4), `xBegin` and `xEnd` for a field x. */
export function rangeColumn<T>(title: string, field?: string): ProColumns<T> {
  const dataIndex = field ? `${field}Range` : 'range';
  return { title, dataIndex, key: dataIndex, hideInTable: true, formItemRender: () => <RangeField /> };
}

/** A search field for a span of whole numbers: `xBegin` and `xEnd` on the wire for a field x. */
export function numberRangeColumn<T>(
  title: string,
  field: string,
  ends: { min?: number; max?: number },
): ProColumns<T> {
  const dataIndex = `${field}Range`;
  const formItemRender = () => <NumberRangeField label={title} {...ends} />;
  return { title, dataIndex, key: dataIndex, hideInTable: true, formItemRender };
}

/** The two filters that a span field of the search form is on the wire; undefined for any other field. */
function endsOf(field: string): [from: string, to: string] | undefined {
  if (field === 'range') return ['beginTime', 'endTime'];
  const [, name] = /^(\w+)Range$/.exec(field) ?? [];
  return name === undefined ? undefined : [`${name}Begin`, `${name}End`];
}

/** The field of the search form that holds a filter. */
export function fieldOf(filter: string): string {
  if (filter === 'beginTime' || filter === 'endTime') return 'range';
  const [, name] = /^(\w+)(?:Begin|End)$/.exec(filter) ?? [];
  return name === undefined ? filter : `${name}Range`;
}

/** A column whose search field is emptied by a sign that has a name in the person's language. */
export function clearable<T>(column: ProColumns<T>, t: TFunction): ProColumns<T> {
  if (column.search === false || column.formItemRender || typeof column.fieldProps === 'function') return column;
  return { ...column, fieldProps: { allowClear: clearSign(t), ...column.fieldProps } };
}

/** The filters of an address as the search form holds them. */
export function toForm(filters: Record<string, string>): Record<string, unknown> {
  const fields = Object.entries(filters).map(([filter, value]) => {
    const field = fieldOf(filter);
    const ends = field === filter ? undefined : endsOf(field);
    return [field, ends?.map((end) => endOf(filters[end])) ?? value] as const;
  });
  return Object.fromEntries(fields);
}

/** One end of a span as its field holds it: a day, or a number as it was written. */
const endOf = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? dayjs(text) : text);

/** What the search form holds as the filters of an address. Blanks around and invisible characters inside are dropped. */
export function fromForm(values: Record<string, unknown>): Record<string, string> {
  const filters = Object.entries(values).flatMap(([name, value]): (readonly [string, string])[] => {
    const ends = Array.isArray(value) ? endsOf(name) : undefined;
    return ends && Array.isArray(value) ? ends.map((end, at) => [end, day(value[at])]) : [[name, clean(value)]];
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

/** How every search form looks: labels as wide as they need, its first row shown, the rest behind a real button. */
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
