import { keysOf } from '@/shared/api/queryKeys';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Card, Empty } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '@/shared/api/optional';
import { Chart } from '@/shared/chart/Chart';
import { Hint } from '@/shared/home/Hint';
import { Loading } from '@/shared/display/Loading';
import { useFormats } from '@/shared/settings/useFormats';
import { shortDay } from '@/shared/lib/formats';
import { periodOf } from './figures';
import { listDays, listMonths, type Span } from './weclome.api';

/** A bar chart of the number of new records per month. */
export function MonthChart({ span }: { span: Span }) {
  const { t, i18n } = useTranslation('overview');
  const query = useQuery({
    queryKey: keysOf('/analysis').call('month-bar', span),
    queryFn: ({ signal }) => listMonths(signal, span),
  });
  const title = t('weclome.month.title');
  const name = new Intl.DateTimeFormat(i18n.language, { year: '2-digit', month: 'short' });
  const nameOf = (x: string) => (dayjs(x, 'YYYY-MM').isValid() ? name.format(dayjs(x, 'YYYY-MM').toDate()) : x);
  return (
    <Loaded title={title} query={query}>
      {(rows) => (
        <Chart
          title={title}
          extra={<Hint>{periodOf(rows.map(({ x }) => nameOf(x))) ?? ''}</Hint>}
          columns={[t('weclome.month.month'), t('weclome.month.count')]}
          rows={rows.map(({ x, y }) => [nameOf(x), y])}
          option={({ axis }) => ({
            legend: { show: false },
            xAxis: { ...axis, type: 'category', data: rows.map(({ x }) => nameOf(x)), splitLine: { show: false } },
            yAxis: countAxis(axis, t('weclome.month.unit')),
            series: [{ type: 'bar', name: t('weclome.month.count'), data: rows.map(({ y }) => y), barMaxWidth: 32 }],
          })}
        />
      )}
    </Loaded>
  );
}

/** A line chart of the number of operations per day, and of how many of them failed. */
export function TrendChart({ span }: { span: Span }) {
  const { t, i18n } = useTranslation('overview');
  const formats = useFormats();
  const query = useQuery({
    queryKey: keysOf('/analysis').call('day-trend', span),
    queryFn: ({ signal }) => listDays(signal, span),
  });
  const title = t('weclome.trend.title');
  const [total, failed] = [t('weclome.trend.total'), t('weclome.trend.failed')];
  return (
    <Loaded title={title} query={query}>
      {(rows) => (
        <Chart
          title={title}
          extra={<Hint>{periodOf(rows.map(({ day }) => formats.time(day))) ?? ''}</Hint>}
          columns={[t('weclome.trend.day'), total, failed]}
          rows={rows.map((row) => [formats.time(row.day), row.total, row.failed])}
          option={({ axis }) => ({
            xAxis: {
              ...axis,
              type: 'category',
              data: rows.map(({ day }) => shortDay(day, i18n.language)),
              boundaryGap: false,
              splitLine: { show: false },
            },
            yAxis: countAxis(axis, t('weclome.trend.unit')),
            series: [
              { type: 'line', name: total, data: rows.map((row) => row.total), symbol: 'circle' },
              {
                type: 'line',
                name: failed,
                data: rows.map((row) => row.failed),
                symbol: 'diamond',
                lineStyle: { type: 'dashed' },
              },
            ],
          })}
        />
      )}
    </Loaded>
  );
}

/** An axis of whole numbers with a unit. */
const countAxis = (axis: object, name: string) =>
  ({ ...axis, type: 'value', minInterval: 1, name, nameTextStyle: { align: 'left' } }) as const;

interface LoadedProps<Row> {
  title: string;
  query: UseQueryResult<Row[]>;
  children: (rows: Row[]) => ReactNode;
}

/**
 * Renders `children` with the loaded rows. While loading, without rows, or after an error, renders a card with that
 * state. Renders nothing if the server lacks the call.
 */
export function Loaded<Row>({ title, query, children }: LoadedProps<Row>) {
  const { t } = useTranslation('overview');
  if (isMissing(query.error)) return null;
  if (query.data && query.data.length > 0) return children(query.data);
  return (
    <Card title={title} size="small">
      <Loading query={query} title={false} paragraph={{ rows: 6 }} />
      {query.isSuccess && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('weclome.empty')} />}
    </Card>
  );
}
