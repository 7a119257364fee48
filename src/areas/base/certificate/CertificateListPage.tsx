import type { ProColumns } from '@ant-design/pro-components';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { useCrud } from '@/shared/crud/useCrud';
import { dictColumn } from '@/shared/dict/dictColumn';
import { DictTag } from '@/shared/dict/DictTag';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { type Certificate, certificates } from './certificate.api';
import { CertificateForm } from './CertificateForm';

const address = listAddress({
  filters: {
    certificateName: text,
    certificateType: oneOf('1', '2', '3', '4', '5', '9'),
    issuer: text,
    status: oneOf('0', '1'),
  },
  sortable: ['certificateName', 'validYears', 'sort'],
  defaultSort: { field: 'sort', order: 'asc' },
});
const nameOf = ({ certificateName }: Certificate) => certificateName;
const permission = 'base:certificate';

/** The certificates people may hold: who gives them, for which occupations, in which levels, for how long. */
export default function CertificateListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const { opening, edit, actions, newButton, batch } = useCrud({ api: certificates, permission, nameOf });
  const status = t('shared:field.status');

  const columns: ProColumns<Certificate>[] = [
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
    switchColumn({ api: certificates, title: status, nameOf, permission: `${permission}:edit` }),
    actions,
  ];

  const list = { api: certificates, address, columns, title: t('certificate.title') };
  return (
    <>
      <DraftOffer<Certificate> path={certificates.path} onResume={edit} />
      <CrudTable
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            <ExportButton {...list} permission={`${permission}:export`} />
            {newButton}
          </>
        }
        batch={batch}
      />
      <CertificateForm opening={opening} nameOf={nameOf} />
    </>
  );
}
