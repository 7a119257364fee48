import type { ProColumns, ProTableProps } from '@ant-design/pro-components';
import { Button } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { TFunction } from 'i18next';

/** The field of the search form that is two filters on the wire, `beginTime` and `endTime` (contract 1.4). */
const RANGE = 'range';

/** A search field for a span of days, with the spans operators ask for most. */
export function rangeColumn<T>(title: string, t: TFunction): ProColumns<T> {
  const today = dayjs().startOf('day');
  const presets = (
    [
      ['today', today, today],
      ['yesterday', today.subtract(1, 'day'), today.subtract(1, 'day')],
      ['last7', today.subtract(6, 'day'), today],
      ['last30', today.subtract(29, 'day'), today],
      ['thisMonth', today.startOf('month'), today],
    ] as [string, Dayjs, Dayjs][]
  ).map(([name, from, to]) => ({ label: t(`shared:crud.range.${name}`), value: [from, to] }));
  // A range may be open at either end; antd would also hold the focus in an empty end that may not stay empty.
  const fieldProps = { presets, allowEmpty: [true, true], placeholder: undefined, style: { width: '100%' } };
  return { title, dataIndex: RANGE, valueType: 'dateRange', hideInTable: true, fieldProps };
}

/** The filters of an address as the search form holds them. */
export function toForm({ beginTime, endTime, ...filters }: Record<string, string>): Record<string, unknown> {
  return beginTime || endTime ? { ...filters, [RANGE]: [beginTime, endTime].map((day) => (day ? dayjs(day) : undefined)) } : filters;
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
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/[\u200b-\u200d\ufeff]/g, '').trim() : '';

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
