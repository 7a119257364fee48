import { Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CrudTable } from '@/shared/list/CrudTable';
import { useListState } from '@/shared/list/useListState';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { ExportButton } from '@/shared/list/transfer/ExportButton';
import { ContestHead } from '../competition/ContestHead';
import { type GameRecord, gameRecords } from './gameRecord.api';
import { InvalidModal } from './InvalidModal';
import { RankButton } from './RankButton';
import { RecordSheet } from './RecordSheet';
import { SpeedChart } from './SpeedChart';
import { useRecordActions } from './useRecordActions';
import { useRecordColumns } from './useRecordColumns';

const address = listAddress({
  filters: {
    competitionId: text,
    registrationId: text,
    ranked: entry,
    realName: text,
    phone: text,
    recordStatus: entry,
    beginTime: day,
    endTime: day,
  },
  sortable: ['rank', 'score', 'speed', 'netSpeed', 'accuracy', 'startTime'],
  defaultSort: ({ ranked }) => (ranked ? { field: 'rank', order: 'asc' } : { field: 'startTime', order: 'desc' }),
});

/**
 * The list of runs, filtered by contest (`?competitionId=`) or also by player (`&registrationId=`): judge, rank,
 * inspect each.
 */
export default function GameRecordListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const [search] = useSearchParams();
  const { state, go } = useListState(address);
  const [shown, setShown] = useState<GameRecord>();
  const [judged, setJudged] = useState<GameRecord>();
  const competitionId = search.get('competitionId') ?? undefined;
  const actionsOf = useRecordActions(setShown, setJudged);
  const columns = useRecordColumns(competitionId === undefined);
  const choose = (ranked: string) => {
    const { ranked: _ranked, ...others } = state.filters;
    const filters = ranked === '1' ? { ...others, ranked } : others;
    go({ filters, pageNum: 1, sortField: undefined, sortOrder: undefined });
  };
  const list = { api: gameRecords, address, columns, title: t('record.title') };
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
      <CrudTable
        {...list}
        actions={(row) => actionsOf(row)}
        nameOf={({ realName, attemptNo }) => `${realName} ${attemptNo ?? ''}`}
        toolbar={<ExportButton {...list} permission="contest:gameRecord:export" />}
      />
      {shown && (
        <RecordSheet record={shown} actionsOf={(row) => actionsOf(row).slice(1)} onClose={() => setShown(undefined)} />
      )}
      {judged && <InvalidModal record={judged} onClose={() => setJudged(undefined)} />}
    </>
  );
}
