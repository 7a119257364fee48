import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Facts } from '@/shared/record/Facts';
import { groupOf } from '@/shared/record/factsOf';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { registrationApi } from './registration.resource';
import { registrations } from './registration.review';
import { useRegistrationActions } from './useRegistrationActions';

/** The review page of a registration: player, registration, checks, and the decision. */
export function RegistrationReview() {
  const { t } = useTranslation('contest');
  const { player, about } = registrationFacts(t);
  return (
    <ReviewPage
      kind={registrations}
      actions={useRegistrationActions()}
      groups={[player, about]}
      claim={(row) => <Facts row={row} group={player} />}
    >
      {(row) => <Facts row={row} group={about} />}
    </ReviewPage>
  );
}

function registrationFacts(t: TFunction<'contest'>) {
  return {
    player: groupOf(t, registrationApi, t('registration.player'), [
      { name: 'realName', as: 'copy' },
      'sex',
      { name: 'phone', secret: 'phone' },
      { name: 'idCard', secret: 'idCard' },
      'groupType',
      'unitName',
      'regionName',
    ]),
    about: groupOf(t, registrationApi, t('registration.about'), [
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
  };
}
