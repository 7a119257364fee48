import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from '@/shared/list/listAddress';
import { useListState } from '@/shared/list/useListState';
import { ContestHead } from '../competition/ContestHead';
import { RankButton } from './RankButton';
import { SpeedChart } from './SpeedChart';

interface RunsHeadProps {
  address: ListAddress;
  /** The contest of the list; undefined for a list of several contests. */
  competitionId: string | undefined;
}

/** The head of the list of runs: the contest with a chart of its speeds, and tabs for all runs and the ranking. */
export function RunsHead({ address, competitionId }: RunsHeadProps) {
  const { t } = useTranslation('contest');
  const { state, go } = useListState(address);
  const choose = (ranked: string) => {
    const { ranked: _ranked, ...others } = state.filters;
    const filters = ranked === '1' ? { ...others, ranked } : others;
    go({ filters, pageNum: 1, sortField: undefined, sortOrder: undefined });
  };
  return (
    <>
      {competitionId !== undefined && (
        <>
          <ContestHead id={competitionId}>
            {(contest) => <RankButton contest={contest} onRanked={() => choose('1')} />}
          </ContestHead>
          <SpeedChart competitionId={competitionId} />
        </>
      )}
      <Tabs
        activeKey={state.filters.ranked ?? ''}
        items={[
          { key: '', label: t('record.all') },
          { key: '1', label: t('record.ranking') },
        ]}
        onChange={choose}
        tabBarStyle={{ marginBottom: 8 }}
      />
    </>
  );
}
