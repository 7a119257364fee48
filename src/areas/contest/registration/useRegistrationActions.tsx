import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { OpenDialog } from '@/shared/display/useDialogs';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { offers } from '@/shared/transitions/recordMoves';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { type Registration, registrations } from './registration.resource';
import { registrationMoves } from './registration.states';
import { useRegistrationMoves } from './useRegistrationMoves';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { reasonKind } from '@/shared/review/review';
import { registrationKind } from './registration.kind';
import { usePresets } from './usePresets';

/** Row actions of a registration in display order, for the list and the drawer. */
export function useRegistrationActions(open: OpenDialog): (row: Registration) => RowAction[] {
  const { t } = useTranslation(['contest', 'shared']);
  const ask = useAskedChange(registrations.path);
  const { make, isDecided, done } = useRegistrationMoves();
  const { pathname, search } = useLocation();
  const link = useLinkAction();

  const pass = (row: Registration) =>
    ask({
      title: t('registration.pass'),
      content: t('registration.passAsk', { name: row.realName }),
      run: () => make('pass', row, ''),
      ...done,
    });

  return (row) => [
    ...(['pass', 'reject', 'cancel'] as const).map((move) => ({
      label: t(`registration.${move}`),
      permission: registrationMoves[move].permission,
      danger: move !== 'pass',
      disabledReason: isDecided(row)
        ? t('shared:outbox.off')
        : !offers(registrationMoves[move], row) && t('shared:crud.off.now'),
      onClick: () =>
        move === 'pass' ? pass(row) : open((close) => <RegistrationMoveModal row={row} move={move} onClose={close} />),
    })),
    ...link(
      'resumeInfo',
      { memberId: row.memberId ?? '' },
      {
        label: t('registration.resume'),
        permission: 'resume:resume:get',
        disabledReason: !row.memberId && t('shared:crud.off.nothing'),
        state: { from: pathname + search },
      },
    ),
    ...link(
      'gameRecord',
      { competitionId: row.competitionId, registrationId: row.id },
      {
        label: t('competition.records'),
        permission: 'contest:gameRecord:list',
        disabledReason: row.registerStatus !== '4' && t('shared:crud.off.nothing'),
      },
    ),
  ];
}

interface RegistrationMoveProps {
  row: Registration;
  move: 'reject' | 'cancel';
  onClose: () => void;
}

/** Rejects or cancels a registration with a reason. */
function RegistrationMoveModal({ row, move, onClose }: RegistrationMoveProps) {
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
