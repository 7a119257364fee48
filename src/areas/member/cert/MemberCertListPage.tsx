import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { useSearchParams } from 'react-router-dom';
import type { Column } from '@/shared/list/column';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '@/shared/review/ReviewList';
import type { Cert } from './cert.api';
import { certs } from './cert.review';
import { CertReview } from './CertReview';
import { useCertActions, useRejectReasons } from './useCertActions';
import { ValidUntil } from './ValidUntil';

/** The member certifications; with `id` in the address, the review of one. */
export default function MemberCertListPage() {
  const [search] = useSearchParams();
  return search.has('id') ? <CertReview /> : <CertList />;
}

/** The list of member certifications: decide one or many, revoke, watch for expiry. */
function CertList() {
  const { t } = useTranslation(['member', 'review']);
  const [dialogs, open] = useDialogs();
  const columns: Column<Cert>[] = [
    { field: 'memberName', title: t('field.memberName'), filter: true },
    ...useWaitingColumns<Cert>(certs),
    { field: 'certKind', title: t('field.certKind'), dict: 'biz_cert_kind', filter: true },
    { field: 'memberType', title: t('field.memberType'), dict: 'biz_member_type', filter: true },
    {
      field: 'validUntil',
      title: t('field.validUntil'),
      kind: 'date',
      width: 'm',
      sort: true,
      render: (cert) => <ValidUntil cert={cert} />,
    },
    { field: 'phone', title: t('field.phone'), secret: 'phone', filter: true },
    { field: 'certificateLevel', title: t('field.certificateLevel'), dict: 'biz_skill_level' },
    { field: 'certificateNo', title: t('field.certificateNo') },
    ...decidedColumns<Cert>(t),
    { field: 'certNo', title: t('field.certNo'), filter: true, width: 'm' },
  ];
  return (
    <ReviewList
      kind={certs}
      title={t('title')}
      columns={columns}
      presets={useRejectReasons()}
      actions={useCertActions(open)}
      dialogs={dialogs}
    />
  );
}
