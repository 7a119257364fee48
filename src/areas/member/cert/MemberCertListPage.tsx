import { useFormats } from '@/shared/settings/useFormats';
import { serverToday } from '@/shared/settings/times';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { columnsOf } from '@/shared/list/columnsOf';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '@/shared/review/ReviewList';
import { type Cert, certApi } from './cert.resource';
import { certs } from './cert.review';
import { CertReview } from './CertReview';
import { expiryOfCert } from './expiry';
import { useCertActions } from './useCertActions';
import { ValidUntil } from './ValidUntil';

/** The list of member certifications. If the URL has an `id`, shows the review of that certification instead. */
export default function MemberCertListPage() {
  const [search] = useSearchParams();
  return search.has('id') ? <CertReview /> : <CertList />;
}

/** The list of member certifications. Users decide singly or in bulk, revoke certifications, and see expiry dates. */
function CertList() {
  const { t } = useTranslation(['member', 'review']);
  const { time } = useFormats();
  const [today] = useState(serverToday);
  const columns = columnsOf(t, certApi, [
    { field: 'memberName', filter: true },
    ...useWaitingColumns<Cert>(certs),
    { field: 'certKind', filter: true },
    { field: 'memberType', filter: true },
    {
      field: 'validUntil',
      width: 'm',
      sort: true,
      shown: (cert) => {
        const expiry = expiryOfCert(cert, today);
        return `${cert.validUntil ? time(cert.validUntil) : ''} ${expiry ? t(`expiry.${expiry.kind}`, { count: expiry.days }) : ''}`;
      },
      render: (cert) => <ValidUntil cert={cert} />,
    },
    { field: 'phone', secret: 'phone', filter: true },
    'certificateLevel',
    'certificateNo',
    ...decidedColumns<Cert>(t),
    { field: 'certNo', filter: true, width: 'm' },
  ]);
  return <ReviewList kind={certs} columns={columns} actions={useCertActions()} />;
}
