import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { gameRecords, recordName } from './gameRecord.api';
import { RecordSheet } from './RecordSheet';
import { RunsHead } from './RunsHead';
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
  const competitionId = useSearchParams()[0].get('competitionId') ?? undefined;
  const [dialogs, open] = useDialogs();
  const actionsOf = useRecordActions(open);
  const columns = useRecordColumns(competitionId === undefined);
  return (
    <CrudPage
      api={gameRecords}
      address={address}
      permission="contest:gameRecord"
      title={t('record.title')}
      nameOf={recordName}
      columns={columns}
      above={<RunsHead address={address} competitionId={competitionId} />}
      exportable
      rowActions={(row) => [
        {
          label: t('shared:action.detail'),
          permission: 'contest:gameRecord:get',
          onClick: () => open((close) => <RecordSheet record={row} open={open} onClose={close} />),
        },
        ...actionsOf(row),
      ]}
    >
      {dialogs}
    </CrudPage>
  );
}
