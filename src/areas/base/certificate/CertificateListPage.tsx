import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { certificateName, certificates } from './certificate.api';
import { CertificateFields } from './CertificateFields';
import { useCertificateColumns } from './useCertificateColumns';

const address = listAddress({
  filters: {
    certificateName: text,
    certificateType: entry,
    issuer: text,
    status: entry,
  },
  sortable: ['certificateName', 'validYears', 'sort'],
  defaultSort: { field: 'sort', order: 'asc' },
});

/** The list of certificates that exist, with issuer, occupations, levels and validity. */
export default function CertificateListPage() {
  const { t } = useTranslation('base');
  return (
    <CrudPage
      api={certificates}
      address={address}
      permission="base:certificate"
      title={t('certificate.title')}
      nameOf={certificateName}
      exportable
      batch="remove"
      columns={useCertificateColumns()}
      form={{ as: 'drawer', start: { status: '0', validYears: 0 }, fields: <CertificateFields /> }}
    />
  );
}
