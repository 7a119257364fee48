import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column, OwnFilter } from '@/shared/list/column';
import { columnsOf } from '@/shared/list/columnsOf';
import { type GameRecord, gameRecords } from './gameRecord.resource';

/** The filter by player. Only links can set the filter, so it has a chip but no control. */
const playerFilter: OwnFilter = {
  name: 'registrationId',
  inSidePanel: true,
  valueLabel: (value) => <PlayerName registrationId={value} />,
};

/** The name of a player, from one of the player's runs. */
function PlayerName({ registrationId }: { registrationId: string }) {
  const params = { registrationId, pageNum: 1, pageSize: 1 };
  const { data } = useQuery({
    queryKey: gameRecords.keys.list(params),
    queryFn: ({ signal }) => gameRecords.list(params, signal),
  });
  return data?.records[0]?.realName ?? registrationId;
}

/** The columns and filters of the runs. The contest column appears only if the list contains several contests. */
export function useRecordColumns(ofSeveral: boolean): Column<GameRecord>[] {
  const { t } = useTranslation('contest');
  return columnsOf(t, gameRecords, [
    { field: 'realName', filter: true },
    { field: 'recordStatus', dict: 'biz_record_status', card: 'state', filter: true },
    { field: 'rank', sort: true },
    { field: 'netSpeed', sort: true },
    { field: 'accuracy', sort: true },
    { field: 'speed', sort: true },
    { field: 'score', sort: true },
    ...(ofSeveral ? [{ field: 'competitionName' as const, width: 'l' as const }] : []),
    { field: 'registrationId', title: t('record.realName'), filterOnly: true, filter: playerFilter },
    { field: 'startTime', sort: true, filter: true },
    'awardName',
    'unitName',
    { field: 'phone', secret: 'phone', filter: true },
    'attemptNo',
    'totalChars',
    'correctChars',
    'errorChars',
    'backspaceCount',
    'usedSeconds',
    'switchCount',
  ]);
}
