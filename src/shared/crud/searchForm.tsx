import { CloseCircleFilled } from '@ant-design/icons';
import type { ProColumns, ProTableProps } from '@ant-design/pro-components';
import { Button } from 'antd';
import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { RangeField } from './RangeField';

/** The field of the search form that is two filters on the wire, `beginTime` and `endTime` (contract 1.4). */
const RANGE = 'range';

/** A search field for a span of days. */
export function rangeColumn<T>(title: string): ProColumns<T> {
  return { title, dataIndex: RANGE, hideInTable: true, formItemRender: () => <RangeField /> };
}

/** A column whose search field is emptied by a sign that has a name in the person's language. */
export function clearable<T>(column: ProColumns<T>, t: TFunction): ProColumns<T> {
  if (column.search === false || column.formItemRender || typeof column.fieldProps === 'function') return column;
  const name = t('action.clear');
  const allowClear = { clearIcon: <CloseCircleFilled aria-label={name} />, label: name };
  return { ...column, fieldProps: { allowClear, ...column.fieldProps } };
}

/** The filters of an address as the search form holds them. */
export function toForm({ beginTime, endTime, ...filters }: Record<string, string>): Record<string, unknown> {
  return beginTime || endTime
    ? { ...filters, [RANGE]: [beginTime, endTime].map((day) => (day ? dayjs(day) : undefined)) }
    : filters;
}

/** What the search form holds as the filters of an address. Blanks around and invisible characters inside are dropped. */
export function fromForm(values: Record<string, unknown>): Record<string, string> {
  const { [RANGE]: range, ...fields } = values;
  const filters = Object.entries(fields).map(([name, value]) => [name, clean(value)] as const);
  if (Array.isArray(range)) {
    filters.push(['beginTime', day(range[0])], ['endTime', day(range[1])]);
  }
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
