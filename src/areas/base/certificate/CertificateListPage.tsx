import { CrudPage } from '@/shared/list/crud/CrudPage';
import { certificates } from './certificate.resource';
import { CertificateFields } from './CertificateFields';
import { useCertificateColumns } from './useCertificateColumns';

/** The list of kinds of certificates, with issuer, occupations, levels and validity. */
export default function CertificateListPage() {
  const columns = useCertificateColumns();
  return (
    <CrudPage
      api={certificates}
      exportable
      batch="remove"
      columns={columns}
      defaultSort={{ field: 'sort', order: 'asc' }}
      form={{ as: 'drawer', start: { status: '0', validYears: 0 }, fields: <CertificateFields /> }}
    />
  );
}
