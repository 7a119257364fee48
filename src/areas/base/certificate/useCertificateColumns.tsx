import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Certificate, certificateName, certificates } from './certificate.api';
import styles from './certificate.module.css';

export function useCertificateColumns(): Column<Certificate>[] {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return [
    { field: 'certificateName', title: t('certificate.name'), filter: true, sort: true },
    switchColumn({ api: certificates, title: status, nameOf: certificateName, permission: 'base:certificate:edit' }),
    {
      field: 'certificateType',
      title: t('certificate.certificateType'),
      dict: 'biz_certificate_type',
      filter: true,
      width: 'm',
    },
    {
      field: 'levels',
      title: t('certificate.levels'),
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
    {
      field: 'validYears',
      title: t('certificate.validYears'),
      kind: 'number',
      sort: true,
      render: ({ validYears }) => (validYears === 0 ? t('certificate.forLife') : (validYears ?? '-')),
    },
    { field: 'issuer', title: t('certificate.issuer'), filter: true },
    {
      field: 'occupationNames',
      title: t('certificate.occupations'),
      width: 'l',
      text: ({ occupationNames }) => occupationNames?.join(t('shared:crud.comma')),
    },
    { field: 'sort', title: t('shared:field.sort'), kind: 'number', sort: true },
  ];
}
