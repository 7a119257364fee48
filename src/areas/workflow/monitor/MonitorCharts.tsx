import { useTranslation } from 'react-i18next';
import { Chart } from '@/shared/chart/Chart';
import { AGES, type Monitor } from './monitor.api';
import { useStepName, waitingIn } from './MonitorTables';
import styles from './monitor.module.css';

/** Max number of people in the chart, which shows the most pending tasks. The chart's data table shows everybody. */
const PEOPLE = 15;

/**
 * Charts of the pending tasks. The first chart counts tasks by step and age. The second chart counts the pending and
 * the decided tasks of each person.
 */
export function MonitorCharts({ monitor: { steps, desks } }: { monitor: Monitor }) {
  const { t } = useTranslation('workflow');
  const nameOf = useStepName();
  const ages = AGES.map((from, index) => {
    const to = AGES[index + 1];
    return to === undefined ? t('monitor.daysOrMore', { from }) : t('monitor.daysBetween', { from, to });
  });
  const waiting = (steps ?? []).filter((step) => waitingIn(step) > 0);
  const people = (desks ?? [])
    .toSorted((one, other) => (other.waiting ?? 0) - (one.waiting ?? 0))
    .map((desk) => ({
      name: desk.userName ?? String(desk.userId),
      waiting: desk.waiting ?? 0,
      decided: desk.decided ?? 0,
    }));
  const drawn = people.slice(0, PEOPLE);
  const value = { type: 'value', minInterval: 1 };
  const names = (axis: { axisLabel: object }, data: string[]) => ({
    ...axis,
    type: 'category',
    data: data.toReversed(),
    axisLabel: { ...axis.axisLabel, width: 160, overflow: 'truncate', interval: 0 },
    splitLine: { show: false },
  });
  const bars = (name: string, data: number[], stack?: string) => ({
    type: 'bar',
    name,
    ...(stack && { stack }),
    data: data.toReversed(),
    barMaxWidth: 24,
  });
  return (
    <div className={styles.charts}>
      <Chart
        title={t('monitor.waiting')}
        columns={[t('request.currentTask'), ...ages]}
        rows={waiting.map((step) => [nameOf(step), ...AGES.map((_, index) => step.ages?.[index] ?? 0)])}
        option={({ axis }) => ({
          xAxis: { ...axis, ...value },
          yAxis: names(axis, waiting.map(nameOf)),
          series: ages.map((age, index) =>
            bars(
              age,
              waiting.map((step) => step.ages?.[index] ?? 0),
              'ages',
            ),
          ),
        })}
      />
      <Chart
        title={t('monitor.desks')}
        extra={people.length > PEOPLE && t('monitor.most', { max: PEOPLE })}
        columns={[t('monitor.person'), t('monitor.waitingNow'), t('monitor.decided')]}
        rows={people.map(({ name, waiting: now, decided }) => [name, now, decided])}
        option={({ axis }) => ({
          xAxis: { ...axis, ...value },
          yAxis: names(
            axis,
            drawn.map(({ name }) => name),
          ),
          series: [
            bars(
              t('monitor.waitingNow'),
              drawn.map((one) => one.waiting),
            ),
            bars(
              t('monitor.decided'),
              drawn.map(({ decided }) => decided),
            ),
          ],
        })}
      />
    </div>
  );
}
