import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '@/shared/list/addressOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { entry, text } from '@/shared/list/listAddress';
import { gameRecords } from './gameRecord.resource';
import { RecordSheet } from './RecordSheet';
import { RunsHead } from './RunsHead';
import { useRecordActions } from './useRecordActions';
import { useRecordColumns } from './useRecordColumns';

/**
 * The list of runs. The URL can filter by contest (`?competitionId=`) and by player (`&registrationId=`). Users can
 * inspect, invalidate and restore runs, and rank the runs of a contest.
 */
export default function GameRecordListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const competitionId = useSearchParams()[0].get('competitionId') ?? undefined;
  const open = useOpenDialog();
  const actionsOf = useRecordActions();
  const columns = useRecordColumns(competitionId === undefined);
  const address = addressOf(columns, {
    more: { competitionId: text, ranked: entry },
    defaultSort: ({ ranked }) => (ranked ? { field: 'rank', order: 'asc' } : { field: 'startTime', order: 'desc' }),
  });
  return (
    <CrudPage
      api={gameRecords}
      address={address}
      columns={columns}
      above={<RunsHead address={address} competitionId={competitionId} />}
      exportable
      rowActions={(row) => [
        {
          label: t('shared:action.detail'),
          permission: 'contest:gameRecord:get',
          onClick: () => open((close) => <RecordSheet record={row} onClose={close} />),
        },
        ...actionsOf(row),
      ]}
    />
  );
}
