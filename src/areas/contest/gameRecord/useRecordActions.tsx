import { useTranslation } from 'react-i18next';
import type { OpenDialog } from '@/shared/display/useDialogs';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { allows } from '@/shared/transitions/moves';
import { type GameRecord, gameRecords, judge } from './gameRecord.resource';
import { gameRecordMoves } from './gameRecord.states';
import { InvalidModal } from './InvalidModal';

/** Row actions that judge a run, for the list and the drawer. */
export function useRecordActions(open: OpenDialog): (row: GameRecord) => RowAction[] {
  const { t } = useTranslation(['contest', 'shared']);
  const ask = useAskedChange(gameRecords.path);

  const restore = ({ id, realName, attemptNo }: GameRecord) =>
    ask({
      title: t('record.restore'),
      content: t('record.restoreAsk', { name: realName, no: attemptNo ?? '-' }),
      run: () => judge(id, gameRecordMoves.restore.to),
    });

  return (row) => {
    // One slot: an invalid run is restored, any other is made invalid.
    const move = allows(gameRecordMoves.restore, row.recordStatus) ? 'restore' : 'invalid';
    return [
      {
        label: t(`record.${move}`),
        permission: gameRecordMoves[move].permission,
        danger: move === 'invalid',
        disabledReason: !allows(gameRecordMoves[move], row.recordStatus) && t('shared:crud.off.now'),
        onClick: () =>
          move === 'invalid' ? open((close) => <InvalidModal record={row} onClose={close} />) : restore(row),
      },
    ];
  };
}
