import type { ProColumns } from '@ant-design/pro-components';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { DictTag } from '@/shared/dict/DictTag';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Certificate, certificateName, certificates } from './certificate.api';

export function useCertificateColumns(): ProColumns<Certificate>[] {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return [
    { dataIndex: 'certificateName', title: t('certificate.name'), sorter: true },
    dictColumn('biz_certificate_type', 'certificateType', t('certificate.certificateType')),
    { dataIndex: 'issuer', title: t('certificate.issuer') },
    {
      dataIndex: 'occupationNames',
      title: t('certificate.occupations'),
      search: false,
      ellipsis: true,
      width: 200,
      renderText: (_, { occupationNames }) => occupationNames?.join(t('shared:crud.comma')),
    },
    {
      ...dictColumn<Certificate>('biz_skill_level', 'levels', t('certificate.levels')),
      search: false,
      width: 260,
      render: (_, { levels }) => (
        <Flex wrap gap={4} style={{ width: 244 }}>
          {levels?.length ? levels.map((one) => <DictTag key={one} dictType="biz_skill_level" value={one} />) : '-'}
        </Flex>
      ),
    },
    {
      dataIndex: 'validYears',
      title: t('certificate.validYears'),
      search: false,
      sorter: true,
      align: 'right',
      renderText: (_, { validYears }) => (validYears === 0 ? t('certificate.forLife') : validYears),
    },
    { dataIndex: 'sort', title: t('shared:field.sort'), search: false, sorter: true, align: 'right' },
    switchColumn({ api: certificates, title: status, nameOf: certificateName, permission: 'base:certificate:edit' }),
  ];
}
