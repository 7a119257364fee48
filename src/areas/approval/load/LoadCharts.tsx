import { useTranslation } from 'react-i18next';
import { Chart } from '@/shared/chart/Chart';
import { shortDay } from '@/shared/lib/formats';
import { useFormats } from '@/shared/settings/useFormats';
import { PACE_DAYS } from './forecast';
import type { ShownQueue } from './shownQueue';
import styles from './ReviewLoadPage.module.css';

/**
 * Charts of a queue: how long the pending records have waited, the daily numbers of new, decided and reversed records,
 * and the forecast.
 */
export function LoadCharts({ queue: { name, ages, days, now, oneMore } }: { queue: ShownQueue }) {
  const { t, i18n } = useTranslation('approval');
  const { time } = useFormats();
  const titled = (title: string) => `${name} · ${title}`;
  const ageOf = (age: number) => (age === ages.length - 1 ? t('load.dayOrMore', { count: age }) : String(age));
  const waits = ages.map((count, age) => [ageOf(age), count] as const);
  const past = days.slice(-PACE_DAYS);
  const ahead = now.days.map((day, index) => ({ ...day, more: oneMore.days[index]?.waiting ?? 0 }));
  const labels = {
    arrived: t('load.arrived'),
    decided: t('load.decided'),
    reversed: t('load.reversed'),
    now: t('load.now'),
    oneMore: t('load.oneMore'),
  };
  const value = { type: 'value', minInterval: 1, name: t('load.unit'), nameTextStyle: { align: 'left' } };
  const category = (data: string[]) => ({ type: 'category', data, splitLine: { show: false } });
  return (
    <div className={styles.charts}>
      <Chart
        title={titled(t('load.ages'))}
        columns={[t('load.days'), t('load.count')]}
        rows={waits}
        option={({ axis }) => ({
          legend: { show: false },
          xAxis: { ...axis, ...category(waits.map(([age]) => age)) },
          yAxis: { ...axis, ...value },
          series: [{ type: 'bar', name: t('load.count'), data: ages, barMaxWidth: 32 }],
        })}
      />
      <Chart
        title={titled(t('load.done'))}
        columns={[t('load.day'), labels.arrived, labels.decided, labels.reversed]}
        rows={past.map(({ day, arrived, decided, reversed }) => [time(day), arrived, decided, reversed])}
        option={({ axis }) => ({
          xAxis: { ...axis, ...category(past.map(({ day }) => shortDay(day, i18n.language))), boundaryGap: false },
          yAxis: { ...axis, ...value },
          series: [
            { type: 'line', name: labels.arrived, data: past.map(({ arrived }) => arrived), symbol: 'circle' },
            { type: 'line', name: labels.decided, data: past.map(({ decided }) => decided), symbol: 'diamond' },
            {
              type: 'line',
              name: labels.reversed,
              data: past.map(({ reversed }) => reversed),
              symbol: 'triangle',
              lineStyle: { type: 'dashed' },
            },
          ],
        })}
      />
      <Chart
        title={titled(t('load.forecast'))}
        columns={[t('load.day'), labels.now, t('load.overdue'), labels.oneMore]}
        rows={ahead.map(({ day, waiting, overdue, more }) => [time(day), waiting, overdue, more])}
        option={({ axis }) => ({
          xAxis: { ...axis, ...category(ahead.map(({ day }) => shortDay(day, i18n.language))), boundaryGap: false },
          yAxis: { ...axis, ...value },
          series: [
            { type: 'line', name: labels.now, data: ahead.map(({ waiting }) => waiting), symbol: 'circle' },
            {
              type: 'line',
              name: labels.oneMore,
              data: ahead.map(({ more }) => more),
              symbol: 'diamond',
              lineStyle: { type: 'dashed' },
            },
          ],
        })}
      />
    </div>
  );
}
