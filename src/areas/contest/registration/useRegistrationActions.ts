import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { linked } from '@/shared/list/actions/linked';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { offers } from '@/shared/transitions/recordMoves';
import { useMenuLink } from '@/shared/menu/links';
import { type Registration, registrations } from './registration.api';
import { registrationMoves } from './registration.states';
import type { ChosenMove } from './RegistrationMoveModal';
import { useRegistrationMoves } from './useRegistrationMoves';

/** Row actions of a registration in display order; the first opens it. */
export function useRegistrationActions(onShow: (row: Registration) => void, onChoose: (chosen: ChosenMove) => void) {
  const { t } = useTranslation(['contest', 'shared']);
  const ask = useAskedChange(registrations.path);
  const { make, isDecided, done } = useRegistrationMoves();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const linkOf = useMenuLink();

  const pass = (row: Registration) =>
    ask({
      title: t('registration.pass'),
      content: t('registration.passAsk', { name: row.realName }),
      run: () => make('pass', row, ''),
      ...done,
    });

  return (row: Registration): RowAction[] => [
    { label: t('shared:action.detail'), permission: 'contest:registration:get', onClick: () => onShow(row) },
    ...(['pass', 'reject', 'cancel'] as const).map((move) => ({
      label: t(`registration.${move}`),
      permission: registrationMoves[move].permission,
      danger: move !== 'pass',
      disabledReason: isDecided(row)
        ? t('shared:outbox.off')
        : !offers(registrationMoves[move], row) && t('shared:crud.off.now'),
      onClick: () => (move === 'pass' ? pass(row) : onChoose({ row, move })),
    })),
    ...linked(linkOf('resumeInfo', { memberId: row.memberId ?? '' }), {
      label: t('registration.resume'),
      permission: 'resume:resume:get',
      disabledReason: !row.memberId && t('shared:crud.off.nothing'),
      onClick: (to) => navigate(to, { state: { from: pathname + search } }),
    }),
    ...linked(linkOf('gameRecord', { competitionId: row.competitionId, registrationId: row.id }), {
      label: t('competition.records'),
      permission: 'contest:gameRecord:list',
      disabledReason: row.registerStatus !== '4' && t('shared:crud.off.nothing'),
      onClick: (to) => navigate(to),
    }),
  ];
}
