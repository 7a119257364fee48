import { addressOf } from '@/shared/list/addressOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { certificates } from './certificate.resource';
import { CertificateFields } from './CertificateFields';
import { useCertificateColumns } from './useCertificateColumns';

/** The list of kinds of certificates, with issuer, occupations, levels and validity. */
export default function CertificateListPage() {
  const columns = useCertificateColumns();
  const address = addressOf(columns, { defaultSort: { field: 'sort', order: 'asc' } });
  return (
    <CrudPage
      api={certificates}
      address={address}
      exportable
      batch="remove"
      columns={columns}
      form={{ as: 'drawer', start: { status: '0', validYears: 0 }, fields: <CertificateFields /> }}
    />
  );
}
