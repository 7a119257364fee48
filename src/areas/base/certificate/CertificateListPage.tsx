import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { DictTag } from '@/shared/dict/DictTag';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Certificate, certificates } from './certificate.resource';
import { CertificateFields } from './CertificateFields';
import styles from './certificate.module.css';

/** The list of certificate kinds, with issuer, occupations, levels and validity. */
export default function CertificateListPage() {
  return (
    <CrudPage
      api={certificates}
      exportable
      batch="remove"
      bulk={{ fields: ['certificateType', 'status'] }}
      columns={useCertificateColumns()}
      defaultSort={{ field: 'sort', order: 'asc' }}
      form={{ as: 'drawer', start: { status: '0', validYears: 0 }, fields: <CertificateFields /> }}
    />
  );
}

function useCertificateColumns(): Column<Certificate>[] {
  const { t } = useTranslation(['base', 'shared']);
  return columnsOf(t, certificates, [
    { field: 'certificateName', filter: true, sort: true },
    switchColumn(certificates),
    { field: 'certificateType', filter: true, width: 'm' },
    {
      field: 'levels',
      dict: 'biz_skill_level',
      width: 'l',
      render: ({ levels }) =>
        levels?.length ? (
          <span className={styles.tags}>
            {[...new Set(levels)].map((one) => (
              <DictTag key={one} dictType="biz_skill_level" value={one} />
            ))}
          </span>
        ) : (
          '-'
        ),
    },
    { field: 'validYears', sort: true, text: ({ validYears: n }) => (n === 0 ? t('certificate.forLife') : n) },
    { field: 'issuer', filter: true },
    {
      field: 'occupationNames',
      title: t('certificate.occupations'),
      width: 'l',
      text: ({ occupationNames }) => occupationNames?.join(t('shared:crud.comma')),
    },
    { field: 'sort', sort: true },
  ]);
}
