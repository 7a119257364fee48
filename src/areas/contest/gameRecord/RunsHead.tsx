import { BarChartOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from '@/shared/list/listAddress';
import { useListState } from '@/shared/list/useListState';
import { ContestHead } from '../competition/ContestHead';
import { RankButton } from './RankButton';
import { useQuery } from '@tanstack/react-query';
import { Chart } from '@/shared/chart/Chart';
import { gameRecords } from './gameRecord.resource';
import { distribution } from './replay';

/** Max number of runs to fetch. The server allows no larger page. */
const MAX_ROWS = 1000;

/** A histogram of the net speeds of a contest's valid runs. Renders nothing without runs. */
function SpeedChart({ competitionId }: { competitionId: string }) {
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
        yAxis: { type: 'value', name: t('record.runs'), minInterval: 1, ...axis },
        series: [{ type: 'bar', name: t('record.runs'), barMaxWidth: 40, data: rows.map(([, count]) => count) }],
      })}
    />
  );
}

interface RunsHeadProps {
  address: ListAddress;
  /** The contest of the list; undefined for a list of several contests. */
  competitionId: string | undefined;
}

/**
 * The header of the list of runs. Shows the contest, and tabs for all runs and for the ranking. A button shows the
 * chart of speeds. The chart is hidden at first, because the chart would push the rows off the screen.
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
