import { useTranslation } from 'react-i18next';
import { factsOf } from '@/shared/record/factsOf';
import { Chart } from '@/shared/chart/Chart';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import { type Fact, Facts } from '@/shared/record/Facts';
import { type GameRecord, gameRecords, type Sample } from './gameRecord.resource';
import { replay } from './replay';
import { useRecordActions } from './useRecordActions';

interface RecordSheetProps {
  record: GameRecord;
  onClose: () => void;
}

const PLAYER = ['unitName', 'attemptNo'] as const;
const RESULT = ['netSpeed', 'accuracy', 'speed', 'score', 'rank', 'awardName', 'totalChars', 'correctChars'] as const;
const MORE = ['errorChars', 'backspaceCount', 'usedSeconds', 'startTime', 'endTime'] as const;
const DEVICE = ['clientIp', 'switchCount', 'deviceInfo'] as const;

/** All data of one run, with a chart of the speed. */
export function RecordSheet({ record, onClose }: RecordSheetProps) {
  const { t } = useTranslation('contest');
  const actionsOf = useRecordActions();
  const facts = (names: readonly (keyof GameRecord & string)[]): Fact<GameRecord>[] =>
    names.map((name) => ({ name, label: t(`record.${name}`) }));
  const status = { name: 'recordStatus', label: t('record.recordStatus'), dict: 'biz_record_status' } as const;
  const groups = [
    {
      title: t('record.player'),
      facts: factsOf(t, gameRecords, [
        ...facts(['realName']),
        { name: 'phone', secret: 'phone' } as const,
        ...facts(PLAYER),
      ]),
    },
    {
      title: t('record.result'),
      facts: factsOf(t, gameRecords, [
        ...facts([...RESULT, ...MORE]),
        status,
        { name: 'invalidReason', as: 'lines' } as const,
      ]),
    },
    { title: t('record.device'), facts: facts(DEVICE) },
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
