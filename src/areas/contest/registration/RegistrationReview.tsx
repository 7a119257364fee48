import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { presetsOf } from '@/shared/list/actions/presets';
import { type FactGroup, Facts } from '@/shared/record/Facts';
import { factsOf } from '@/shared/record/factsOf';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { type Registration, registrationApi } from './registration.resource';
import { registrations } from './registration.review';
import { useRegistrationActions, useRejectReasons } from './useRegistrationActions';

/** The review page of a registration: the player, the registration, checks, and the decision. */
export function RegistrationReview() {
  const { t } = useTranslation('contest');
  const [dialogs, open] = useDialogs();
  const { player, about } = registrationFacts(t);
  return (
    <ReviewPage
      kind={registrations}
      presets={useRejectReasons()}
      askItems={presetsOf(t, 'registration.askItems')}
      actions={useRegistrationActions(open)}
      dialogs={dialogs}
      groups={[player, about]}
      claim={(row) => <Facts row={row} group={player} />}
    >
      {(row) => <Facts row={row} group={about} />}
    </ReviewPage>
  );
}

function registrationFacts(t: TFunction<'contest'>): Record<'player' | 'about', FactGroup<Registration>> {
  return {
    player: {
      title: t('registration.player'),
      facts: factsOf(t, registrationApi, [
        { name: 'realName', as: 'copy' },
        'sex',
        { name: 'phone', secret: 'phone' },
        { name: 'idCard', secret: 'idCard' },
        'groupType',
        'unitName',
        'regionName',
      ]),
    },
    about: {
      title: t('registration.about'),
      facts: factsOf(t, registrationApi, [
        { name: 'registerNo', as: 'copy' },
        'competitionName',
        'registerStatus',
        'registerTime',
        'payStatus',
        'orderNo',
        'auditBy',
        'auditTime',
        { name: 'auditRemark', as: 'lines' },
      ]),
    },
  };
}
