import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '@/shared/display/useDialogs';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { allows } from '@/shared/resource/transitions/moves';
import { useNeeds } from '@/shared/resource/transitions/useNeeds';
import { type GameRecord, gameRecords, judge } from './gameRecord.resource';
import { gameRecordMoves } from './gameRecord.states';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';

/** The row action that invalidates or restores a run, for the list and the drawer. */
export function useRecordActions(): (row: GameRecord) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation(['contest', 'shared']);
  const needs = useNeeds('biz_record_status');
  const ask = useAskedChange(gameRecords.path);

  const restore = ({ id, realName, attemptNo }: GameRecord) =>
    ask({
      title: t('record.restore'),
      content: t('record.restoreAsk', { name: realName, no: attemptNo ?? '-' }),
      run: () => judge(id, gameRecordMoves.restore.to),
    });

  return (row) => {
    // One action per row: an invalid run can be restored, any other run can be invalidated.
    const move = allows(gameRecordMoves.restore, row.recordStatus) ? 'restore' : 'invalid';
    return [
      {
        label: t(`record.${move}`),
        permission: gameRecordMoves[move].permission,
        danger: move === 'invalid',
        disabledReason: !allows(gameRecordMoves[move], row.recordStatus) && needs(gameRecordMoves[move]),
        onClick: () =>
          move === 'invalid' ? open((close) => <InvalidModal record={row} onClose={close} />) : restore(row),
      },
    ];
  };
}

/** Invalidates a run with a reason. */
function InvalidModal({ record, onClose }: { record: GameRecord; onClose: () => void }) {
  const { t } = useTranslation('contest');
  return (
    <ReasonModal
      path={gameRecords.path}
      title={t('record.invalidTitle', { name: record.realName, no: record.attemptNo ?? '-' })}
      label={t('record.invalidReason')}
      okText={t('record.invalid')}
      kind="gameRecord.invalid"
      presets={presetsOf(t, 'record.presets')}
      run={(reason, key) => judge(record.id, gameRecordMoves.invalid.to, reason, key)}
      onClose={onClose}
    />
  );
}
