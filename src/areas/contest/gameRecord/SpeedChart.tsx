import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Chart } from '@/shared/chart/Chart';
import { gameRecords } from './gameRecord.resource';
import { distribution } from './replay';

/** Max runs fetched: one page, the largest the server allows. */
const MAX_ROWS = 1000;

/** A histogram of the net speeds of a contest's valid runs; renders nothing without runs. */
export function SpeedChart({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation('contest');
  const params = { competitionId, recordStatus: '1', pageNum: 1, pageSize: MAX_ROWS };
  const runs = useQuery({
    queryKey: gameRecords.keys.list(params),
    queryFn: ({ signal }) => gameRecords.list(params, signal),
  });
  const bars = distribution((runs.data?.records ?? []).map(({ netSpeed }) => Number(netSpeed ?? 0)));
  if (bars.length === 0) return null;
  const rows = bars.map(({ from, to, count }) => [`${from}–${to}`, count] as const);
  return (
    <Chart
      title={t('record.distribution')}
      columns={[t('record.netSpeed'), t('record.runs')]}
      rows={rows}
      option={({ axis }) => ({
        xAxis: { type: 'category', data: rows.map(([name]) => name), ...axis },
        yAxis: { type: 'value', minInterval: 1, ...axis },
        series: [{ type: 'bar', name: t('record.runs'), barMaxWidth: 40, data: rows.map(([, count]) => count) }],
      })}
    />
  );
}
