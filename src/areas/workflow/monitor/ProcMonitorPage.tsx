import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '@/shared/display/Loading';
import { latestQuery } from '../flow/flow.queries';
import { monitorQuery } from './monitor.api';
import { MonitorCharts } from './MonitorCharts';
import { Bottlenecks, OldestTasks, ProcessTimes } from './MonitorTables';
import styles from './monitor.module.css';

/** The available periods for the measurements, in days. */
const PERIODS = [30, 90, 365];

/** Monitors running processes: the pending tasks with their ages, the bottlenecks, and the load of each person. */
export default function ProcMonitorPage() {
  const { t } = useTranslation('workflow');
  const [search, setSearch] = useSearchParams();
  const process = search.get('process') ?? '';
  const days = PERIODS.find((one) => String(one) === search.get('days')) ?? 90;
  const { data: processes = [] } = useQuery(latestQuery);
  const found = useQuery(monitorQuery(process, days));
  const choose = (name: string, value: string | number) =>
    setSearch(
      (now) => {
        now.set(name, String(value));
        return now;
      },
      { replace: true },
    );
  return (
    <div className={styles.page}>
      <div className={styles.filters}>
        <Select
          aria-label={t('flow.procName')}
          value={process}
          options={[
            { value: '', label: t('monitor.all') },
            ...processes.map(({ key, name }) => ({ value: key, label: name ?? key })),
          ]}
          onChange={(key) => choose('process', key)}
        />
        <Select
          aria-label={t('monitor.period')}
          value={days}
          options={PERIODS.map((value) => ({ value, label: t('monitor.lastDays', { days: value }) }))}
          onChange={(value) => choose('days', value)}
        />
      </div>
      {found.isSuccess ? (
        <>
          <MonitorCharts monitor={found.data} />
          <Bottlenecks monitor={found.data} />
          <OldestTasks monitor={found.data} />
          <ProcessTimes monitor={found.data} />
        </>
      ) : (
        <Loading query={found} title={false} paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}
