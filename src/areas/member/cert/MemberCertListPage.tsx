import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { day, listAddress, oneOf, text } from '@/shared/list/listAddress';
import { RowActions } from '@/shared/actions/RowActions';
import { StatusTabs } from '@/shared/list/StatusTabs';
import { useEditing } from '@/shared/form/useEditing';
import { dictColumn } from '@/shared/dict/dictColumn';
import { offers } from '@/shared/states/recordMoves';
import { BatchDecision } from '@/shared/decision/BatchDecision';
import { reviewColumns } from '@/shared/review/reviewColumns';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { type Cert, certs } from './cert.api';
import { CertDrawer } from './CertDrawer';
import { useCertActions, useRejectReasons } from './useCertActions';
import { ValidUntil } from './ValidUntil';

const address = listAddress({
  filters: {
    memberName: text,
    certNo: text,
    memberType: oneOf('1', '2', '3'),
    certKind: oneOf('1', '2', '3', '4', '5'),
    phone: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['validUntil', 'submitTime', 'auditTime'],
  tab: { field: 'auditStatus', values: ['0', '1', '2', '3', '4', '5'] },
  defaultSort: ({ auditStatus }) => ({ field: 'submitTime', order: auditStatus === '0' ? 'asc' : 'desc' }),
});

/** The certifications of members: decided about one by one or many at once, taken back, and watched for their end. */
export default function MemberCertListPage() {
  const { t } = useTranslation(['member', 'review', 'shared']);
  const [opening, open] = useEditing<Cert>();
  const actions = useCertActions();
  const presets = useRejectReasons();

  const columns: ProColumns<Cert>[] = [
    { dataIndex: 'memberName', title: t('field.memberName') },
    { dataIndex: 'certNo', title: t('field.certNo') },
    dictColumn('biz_member_type', 'memberType', t('field.memberType')),
    dictColumn('biz_cert_kind', 'certKind', t('field.certKind')),
    { dataIndex: 'phone', title: t('field.phone') },
    { dataIndex: 'certificateNo', title: t('field.certificateNo'), search: false },
    { ...dictColumn<Cert>('biz_skill_level', 'certificateLevel', t('field.certificateLevel')), search: false },
    {
      dataIndex: 'validUntil',
      title: t('field.validUntil'),
      search: false,
      sorter: true,
      render: (_, cert) => <ValidUntil cert={cert} />,
    },
    ...reviewColumns<Cert>(t),
    actionsColumn(t('shared:action.actions'), (cert) => (
      <RowActions
        name={certs.nameOf(cert)}
        actions={[
          {
            label: t(offers(certs.moves.pass, cert) ? 'review:verb.review' : 'review:verb.read'),
            permission: 'member:cert:get',
            onClick: () => open(cert),
          },
          ...actions.of(cert),
        ]}
      />
    )),
  ];

  const list = { api: certs.api, address, columns, title: t('title') };
  return (
    <>
      <StatusTabs api={certs.api} address={address} dictType="biz_audit_status" />
      <CrudTable
        {...list}
        nameOf={certs.nameOf}
        toolbar={<ExportButton {...list} permission="member:cert:export" />}
        batch={(rows, clear) => (
          <Can permission="member:cert:audit">
            <BatchDecision kind={certs} rows={rows} presets={presets} onDone={clear} />
          </Can>
        )}
      />
      {opening?.row && <CertDrawer key={opening.key} cert={opening.row} onClose={opening.close} />}
      {actions.dialog}
    </>
  );
}
