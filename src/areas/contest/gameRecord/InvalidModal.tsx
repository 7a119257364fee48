import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { type GameRecord, gameRecords, judge } from './gameRecord.resource';
import { gameRecordMoves } from './gameRecord.states';

/** Invalidates a run with a reason. */
export function InvalidModal({ record, onClose }: { record: GameRecord; onClose: () => void }) {
  const { t } = useTranslation('contest');
  return (
    <ReasonModal
      path={gameRecords.path}
      title={t('record.invalidTitle', { name: record.realName, no: record.attemptNo ?? '-' })}
      label={t('record.invalidReason')}
      okText={t('record.invalid')}
      kind="gameRecord.invalid"
      presets={presetsOf(t, 'record.presets')}
      run={(reason) => judge(record.id, gameRecordMoves.invalid.to, reason)}
      onClose={onClose}
    />
  );
}
