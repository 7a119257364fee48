import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { presetsOf } from '@/shared/list/actions/presets';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { useMoveActions } from '@/shared/review/decision/useMoveActions';
import type { Registration } from './registration.resource';
import { registrations } from './registration.review';

/**
 * Returns the actions of a registration besides its review. The user can cancel the registration, open the player's
 * resume, and open the runs.
 */
export function useRegistrationActions(): (row: Registration) => RowAction[] {
  const { t } = useTranslation(['contest', 'shared']);
  const { pathname, search } = useLocation();
  const link = useLinkAction();
  const moves = useMoveActions<Registration, keyof typeof registrations.moves>(registrations, {
    cancel: {
      label: t('registration.cancel'),
      danger: true,
      reasons: presetsOf(t, 'registration.presets.cancel'),
      call: ({ id }, reason) => ({ verb: 'cancel', body: { id, reason } }),
    },
  });
  return (row) => [
    ...moves(row),
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
