import { useTranslation } from 'react-i18next';
import { groupOf } from '@/shared/record/factsOf';
import { Chart } from '@/shared/chart/Chart';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import { Facts } from '@/shared/record/Facts';
import { type GameRecord, gameRecords, type Sample } from './gameRecord.resource';
import { replay } from './replay';
import { useRecordActions } from './useRecordActions';

interface RecordSheetProps {
  record: GameRecord;
  onClose: () => void;
}

const RESULT = ['netSpeed', 'accuracy', 'speed', 'score', 'rank', 'awardName', 'totalChars', 'correctChars'] as const;
const MORE = ['errorChars', 'backspaceCount', 'usedSeconds', 'startTime', 'endTime'] as const;

/** All data of one run, with a chart of the speed. */
export function RecordSheet({ record, onClose }: RecordSheetProps) {
  const { t } = useTranslation('contest');
  const actionsOf = useRecordActions();
  const groups = [
    groupOf(t, gameRecords, t('record.player'), [
      'realName',
      { name: 'phone', secret: 'phone' },
      'unitName',
      'attemptNo',
    ]),
    groupOf(t, gameRecords, t('record.result'), [
      ...RESULT,
      ...MORE,
      { name: 'recordStatus', dict: 'biz_record_status' },
      { name: 'invalidReason', as: 'lines' },
    ]),
    groupOf(t, gameRecords, t('record.device'), ['clientIp', 'switchCount', 'deviceInfo']),
  ];
  return (
    <RecordDrawer
      api={gameRecords}
      row={record}
      reveal="contest:gameRecord:get"
      title={t('record.detailOf', { name: record.realName, no: record.attemptNo ?? '-' })}
      onClose={onClose}
      actions={(row) => <ActionButtons actions={actionsOf(row)} />}
    >
      {(row) => (
        <>
          <ReplayChart samples={row.samples ?? []} />
          {groups.map((group) => (
            <Facts key={group.title} row={row} group={group} />
          ))}
        </>
      )}
    </RecordDrawer>
  );
}

/** Charts the speed of a run over time. */
function ReplayChart({ samples }: { samples: readonly Sample[] }) {
  const { t } = useTranslation('contest');
  const steps = replay(samples);
  if (steps.length === 0) return null;
  const line = (name: string, data: number[]) => ({ type: 'line', name, data, smooth: true, showSymbol: false });
  return (
    <div style={{ padding: '16px 24px 0' }}>
      <Chart
        title={t('record.replay')}
        columns={[t('record.second'), t('record.speed'), t('record.netSpeed')]}
        rows={steps.map(({ second, speed, netSpeed }) => [second, speed, netSpeed])}
        option={({ axis }) => ({
          xAxis: { type: 'category', boundaryGap: false, data: steps.map(({ second }) => second), ...axis },
          yAxis: { type: 'value', name: t('record.speed'), ...axis },
          series: [
            line(
              t('record.gross'),
              steps.map(({ speed }) => speed),
            ),
            line(
              t('record.net'),
              steps.map(({ netSpeed }) => netSpeed),
            ),
          ],
        })}
      />
    </div>
  );
}
