import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { groupOf } from '@/shared/record/factsOf';
import { Claim } from '@/shared/review/Claim';
import { Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { certApi } from './cert.resource';
import { certs } from './cert.review';
import { useCertActions } from './useCertActions';
import { ValidUntil } from './ValidUntil';

/** The review page of a certification: evidence beside the claims, the checks, and the decision. */
export function CertReview() {
  const { t } = useTranslation('member');
  const { claim, member, all } = certFacts(t);
  return (
    <ReviewPage
      kind={certs}
      actions={useCertActions()}
      groups={all}
      claim={(cert) => (
        <Claim
          row={cert}
          group={claim}
          proofs={(cert.materials ?? []).map(({ name, url }) => ({ label: name, url }))}
        />
      )}
    >
      {(cert) => <Facts row={cert} group={member} />}
    </ReviewPage>
  );
}

function certFacts(t: TFunction<'member'>) {
  const claim = groupOf(t, certApi, t('group.claim'), [
    { name: 'memberName', as: 'copy' },
    { name: 'certNo', as: 'copy' },
    'certKind',
    'certName',
    { name: 'certificateNo', as: 'copy' },
    'certificateLevel',
    'issueDate',
    { name: 'validUntil', show: (cert) => <ValidUntil cert={cert} /> },
  ]);
  const member = groupOf(t, certApi, t('group.member'), ['memberType', { name: 'phone', secret: 'phone' }]);
  return { claim, member, all: [claim, member] };
}
