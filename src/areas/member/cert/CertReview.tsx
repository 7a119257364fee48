import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { Claim } from '@/shared/review/Claim';
import { type FactGroup, Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import type { Cert } from './cert.api';
import { certs } from './cert.review';
import { useCertActions, useRejectReasons } from './useCertActions';
import { ValidUntil } from './ValidUntil';

/** The review of a certification in its queue: evidence beside the claims, checks, and the decision. */
export function CertReview() {
  const { t } = useTranslation('member');
  const [dialogs, open] = useDialogs();
  const { claim, member, all } = factsOf(t);
  return (
    <ReviewPage
      kind={certs}
      presets={useRejectReasons()}
      actions={useCertActions(open)}
      dialogs={dialogs}
      lead={({ certNo, certName, certificateNo }) => [certNo, certName, certificateNo]}
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

function factsOf(t: TFunction<'member'>) {
  const claim: FactGroup<Cert> = {
    title: t('group.claim'),
    facts: [
      { name: 'memberName', label: t('field.memberName'), as: 'copy' },
      { name: 'certNo', label: t('field.certNo'), as: 'copy' },
      { name: 'certKind', label: t('field.certKind'), dict: 'biz_cert_kind' },
      { name: 'certName', label: t('field.certName') },
      { name: 'certificateNo', label: t('field.certificateNo'), as: 'copy' },
      { name: 'certificateLevel', label: t('field.certificateLevel'), dict: 'biz_skill_level' },
      { name: 'issueDate', label: t('field.issueDate') },
      { name: 'validUntil', label: t('field.validUntil'), show: (cert) => <ValidUntil cert={cert} /> },
    ],
  };
  const member: FactGroup<Cert> = {
    title: t('group.member'),
    facts: [
      { name: 'memberType', label: t('field.memberType'), dict: 'biz_member_type' },
      { name: 'phone', label: t('field.phone'), secret: 'phone' },
    ],
  };
  return { claim, member, all: [claim, member] };
}
