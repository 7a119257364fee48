import { useTranslation } from 'react-i18next';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { reasonKind } from '@/shared/review/review';
import { type Registration, registrations } from './registration.api';
import { registrationKind } from './registration.kind';
import { usePresets } from './usePresets';
import { useRegistrationMoves } from './useRegistrationMoves';

/** A status change of a registration that needs a reason. */
export interface ChosenMove {
  row: Registration;
  move: 'reject' | 'cancel';
}

/** Rejects or cancels a registration with a reason. */
export function RegistrationMoveModal({ row, move, onClose }: ChosenMove & { onClose: () => void }) {
  const { t } = useTranslation('contest');
  const { make, done } = useRegistrationMoves();
  return (
    <ReasonModal
      path={registrations.path}
      title={t(`registration.${move}Title`, { name: row.realName })}
      label={t(`registration.${move}Reason`)}
      okText={t(`registration.${move}`)}
      kind={reasonKind(registrationKind, move)}
      presets={usePresets(move)}
      move={{ name: move, record: row.id }}
      run={(reason) => make(move, row, reason)}
      {...done}
      onClose={onClose}
    />
  );
}
