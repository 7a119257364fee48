import { BarChartOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eachPage } from '@/shared/list/eachPage';
import { useFormats } from '@/shared/settings/useFormats';
import type { ListAddress } from '@/shared/list/listAddress';
import { useListState } from '@/shared/list/useListState';
import { ContestHead } from '../competition/ContestHead';
import { RankButton } from './RankButton';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '@/shared/display/Loading';
import { Chart } from '@/shared/chart/Chart';
import { gameRecords } from './gameRecord.resource';
import { distribution } from './replay';

/** The number of runs to request at once; a server may send fewer. */
const PAGE = 1000;
/** Max number of runs in the chart. */
const MAX_RUNS = 10_000;

/** Fetches the net speeds of the newest valid runs of a contest, and the total number of its valid runs. */
async function fetchSpeeds(competitionId: string, signal: AbortSignal) {
  const params = { competitionId, recordStatus: '1', sortField: 'startTime', sortOrder: 'desc' } as const;
  const speeds: number[] = [];
  let total = 0;
  for await (const page of eachPage(gameRecords, params, PAGE, signal)) {
    speeds.push(...page.records.map(({ netSpeed }) => Number(netSpeed ?? 0)));
    total = page.total;
    if (speeds.length >= MAX_RUNS) break;
  }
  return { speeds, total };
}

/** A histogram of the net speeds of a contest's valid runs. Renders nothing without runs. */
function SpeedChart({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation('contest');
  const { number } = useFormats();
  const found = useQuery({
    queryKey: gameRecords.keys.call('speeds', competitionId),
    queryFn: ({ signal }) => fetchSpeeds(competitionId, signal),
  });
  if (!found.isSuccess) return <Loading query={found} />;
  const { speeds, total } = found.data;
  const bars = distribution(speeds);
  if (bars.length === 0) return null;
  const rows = bars.map(({ from, to, count }) => [`${from}–${to}`, count] as const);
  return (
    <Chart
      title={t('record.distribution')}
      columns={[t('record.netSpeed'), t('record.runs')]}
      rows={rows}
      extra={speeds.length < total && t('record.drawn', { drawn: number(speeds.length), total: number(total) })}
      option={({ axis }) => ({
        xAxis: { type: 'category', data: rows.map(([name]) => name), ...axis },
        yAxis: { type: 'value', name: t('record.runs'), minInterval: 1, ...axis },
        series: [{ type: 'bar', name: t('record.runs'), barMaxWidth: 40, data: rows.map(([, count]) => count) }],
      })}
    />
  );
}

interface RunsHeadProps {
  address: ListAddress;
  /** The id of the contest; undefined for the runs of several contests. */
  competitionId: string | undefined;
}

/**
 * The header of the list of runs, with tabs for all runs and for the ranking. For a single contest, also shows the
 * contest, and a button for the chart of speeds. The chart is hidden at first, because it would push the rows off the
 * screen.
 */
export function RunsHead({ address, competitionId }: RunsHeadProps) {
  const { t } = useTranslation('contest');
  const [isCharted, setIsCharted] = useState(false);
  const { state, go } = useListState(address, gameRecords.path);
  const choose = (ranked: string) => {
    const { ranked: _ranked, ...others } = state.filters;
    const filters = ranked === '1' ? { ...others, ranked } : others;
    go({ filters, pageNum: 1, sortField: undefined, sortOrder: undefined });
  };
  return (
    <>
      {competitionId !== undefined && (
        <ContestHead id={competitionId}>
          {(contest) => <RankButton contest={contest} onRanked={() => choose('1')} />}
        </ContestHead>
      )}
      <Tabs
        activeKey={state.filters.ranked ?? ''}
        items={[
          { key: '', label: t('record.all') },
          { key: '1', label: t('record.ranking') },
        ]}
        onChange={choose}
        tabBarStyle={{ marginBottom: 8 }}
        tabBarExtraContent={
          competitionId !== undefined && (
            <Button
              type="text"
              icon={<BarChartOutlined aria-hidden="true" />}
              aria-expanded={isCharted}
              onClick={() => setIsCharted(!isCharted)}
            >
              {t('record.distribution')}
            </Button>
          )
        }
      />
      {isCharted && competitionId !== undefined && <SpeedChart competitionId={competitionId} />}
    </>
  );
}
