import { useTranslation } from 'react-i18next';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { reasonKind } from '@/shared/review/review';
import { type Registration, registrations } from './registration.resource';
import { registrationKind } from './registration.kind';
import { usePresets } from './usePresets';
import { useRegistrationMoves } from './useRegistrationMoves';

interface RegistrationMoveProps {
  row: Registration;
  move: 'reject' | 'cancel';
  onClose: () => void;
}

/** Rejects or cancels a registration with a reason. */
export function RegistrationMoveModal({ row, move, onClose }: RegistrationMoveProps) {
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
