import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RecordDrawer } from '@/shared/crud/RecordDrawer';
import { AuditTimeline } from '@/shared/review/AuditTimeline';
import { Changes } from '@/shared/review/Changes';
import { Checks, ExpiryCheck } from '@/shared/review/Checks';
import { Claim } from '@/shared/review/Claim';
import { ConflictAlert } from '@/shared/decision/ConflictAlert';
import { DecisionBar } from '@/shared/decision/DecisionBar';
import { type FactGroup, Facts } from '@/shared/review/Facts';
import { useDecision } from '@/shared/decision/useDecision';
import { type Cert, certs } from './cert.api';
import { useCertActions, useRejectReasons } from './useCertActions';
import { ValidUntil } from './ValidUntil';

/** A certification: evidence beside the claims, checks, and the decision. */
export function CertDrawer({ cert, onClose }: { cert: Cert; onClose: () => void }) {
  const { t } = useTranslation('member');
  return (
    <RecordDrawer
      api={certs.api}
      id={cert.id}
      title={<bdi>{t('one', { name: certs.nameOf(cert) })}</bdi>}
      size={960}
      onClose={onClose}
    >
      {(row) => <CertReview cert={row} />}
    </RecordDrawer>
  );
}

function CertReview({ cert }: { cert: Cert }) {
  const { t } = useTranslation('member');
  const decision = useDecision(certs, cert, () => undefined);
  const actions = useCertActions();
  const { claim, member, all } = factsOf(t);
  return (
    // Keeps the decision at the bottom even when there is little content; 8 is the bar's own margin.
    <div style={{ display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)', minHeight: 'calc(100% - 8px)' }}>
      <div>
        {decision.lost && <ConflictAlert row={cert} />}
        <Changes row={cert} groups={all} />
        <Claim
          row={cert}
          group={claim}
          proofs={(cert.materials ?? []).map(({ name, url }) => ({ label: name, url }))}
        />
        <Facts row={cert} group={member} />
        <Checks>
          <ExpiryCheck label={t('field.validUntil')} until={cert.validUntil} />
        </Checks>
        <AuditTimeline logs={cert.auditLogs ?? []} />
      </div>
      <DecisionBar
        kind={certs}
        row={cert}
        decision={decision}
        presets={useRejectReasons()}
        actions={actions.of(cert)}
      />
      {actions.dialog}
    </div>
  );
}

function factsOf(t: TFunction<'member'>) {
  const claim: FactGroup<Cert> = {
    title: t('group.claim'),
    facts: [
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
      { name: 'memberName', label: t('field.memberName') },
      { name: 'phone', label: t('field.phone'), as: 'copy' },
    ],
  };
  return { claim, member, all: [claim, member] };
}
