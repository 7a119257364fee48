import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/crud/TableFailure';
import { AuditTimeline } from '@/shared/review/AuditTimeline';
import { Changes } from '@/shared/review/Changes';
import { Checks, ExpiryCheck } from '@/shared/review/Checks';
import { Claim } from '@/shared/review/Claim';
import { ConflictAlert } from '@/shared/review/ConflictAlert';
import { DecisionBar } from '@/shared/review/DecisionBar';
import { type FactGroup, Facts } from '@/shared/review/Facts';
import { recordQuery } from '@/shared/crud/recordQuery';
import { useDecision } from '@/shared/review/useDecision';
import { type Cert, certs } from './cert.api';
import { useCertActions, useRejectReasons } from './useCertActions';
import { ValidUntil } from './ValidUntil';

/** One certification: what proves it beside what it claims, what can be checked, and the decision. */
export function CertDrawer({ cert, onClose }: { cert: Cert; onClose: () => void }) {
  const { t } = useTranslation('member');
  const [open, setOpen] = useState(true);
  const record = useQuery(recordQuery(certs.api, cert.id));
  return (
    <Drawer
      open={open}
      size={960}
      title={<bdi>{t('one', { name: certs.nameOf(cert) })}</bdi>}
      // The sections have their own room, and the decision stands at the very bottom.
      styles={{ body: { padding: 0, background: 'var(--surface)' } }}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {record.isError && <TableFailure error={record.error} onRetry={() => void record.refetch()} />}
      {record.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {record.data && <CertReview cert={record.data} />}
    </Drawer>
  );
}

function CertReview({ cert }: { cert: Cert }) {
  const { t } = useTranslation('member');
  const decision = useDecision(certs, cert, () => undefined);
  const actions = useCertActions();
  const { claim, member, all } = factsOf(t);
  return (
    <>
      {decision.lost && <ConflictAlert row={cert} />}
      <Changes row={cert} groups={all} />
      <Claim row={cert} group={claim} proofs={(cert.materials ?? []).map(({ name, url }) => ({ label: name, url }))} />
      <Facts row={cert} group={member} />
      <Checks>
        <ExpiryCheck label={t('field.validUntil')} until={cert.validUntil} />
      </Checks>
      <AuditTimeline logs={cert.auditLogs ?? []} />
      <DecisionBar
        kind={certs}
        row={cert}
        decision={decision}
        presets={useRejectReasons()}
        actions={actions.of(cert)}
      />
      {actions.dialog}
    </>
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
