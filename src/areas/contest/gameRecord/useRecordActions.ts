import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { allows } from '@/shared/transitions/moves';
import { type GameRecord, gameRecords, judge } from './gameRecord.api';
import { gameRecordMoves } from './gameRecord.states';

/** Row actions of a run in display order; the first opens it. */
export function useRecordActions(onShow: (row: GameRecord) => void, onInvalid: (row: GameRecord) => void) {
  const { t } = useTranslation(['contest', 'shared']);
  const ask = useAskedChange(gameRecords.path);

  const restore = ({ id, realName, attemptNo }: GameRecord) =>
    ask({
      title: t('record.restore'),
      content: t('record.restoreAsk', { name: realName, no: attemptNo ?? '-' }),
      run: () => judge(id, gameRecordMoves.restore.to),
    });

  return (row: GameRecord): RowAction[] => [
    { label: t('shared:action.detail'), permission: 'contest:gameRecord:get', onClick: () => onShow(row) },
    // One slot: an invalid run is restored, any other is made invalid.
    ...[allows(gameRecordMoves.restore, row.recordStatus) ? ('restore' as const) : ('invalid' as const)].map(
      (move) => ({
        label: t(`record.${move}`),
        permission: gameRecordMoves[move].permission,
        danger: move === 'invalid',
        disabledReason: !allows(gameRecordMoves[move], row.recordStatus) && t('shared:crud.off.now'),
        onClick: () => (move === 'invalid' ? onInvalid(row) : restore(row)),
      }),
    ),
  ];
}
