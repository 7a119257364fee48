import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { offers } from '@/shared/states/recordMoves';
import { BatchDecision } from '@/shared/decision/BatchDecision';
import { decidedColumns, waitingColumns } from '@/shared/review/reviewColumns';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { type Cert, certs } from './cert.api';
import { CertDrawer } from './CertDrawer';
import { useCertActions, useRejectReasons } from './useCertActions';
import { ValidUntil } from './ValidUntil';

const address = listAddress({
  filters: {
    memberName: text,
    certNo: text,
    memberType: entry,
    certKind: entry,
    phone: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['validUntil', 'submitTime', 'auditTime'],
  tab: { field: 'auditStatus', values: ['0', '1', '2', '3', '4', '5'] },
  defaultSort: ({ auditStatus }) => ({ field: 'submitTime', order: auditStatus === '0' ? 'asc' : 'desc' }),
});

/** The list of member certifications: decide one or many, revoke, watch for expiry. */
export default function MemberCertListPage() {
  const { t } = useTranslation(['member', 'review', 'shared']);
  const [dialogs, open] = useDialogs();
  const actions = useCertActions();
  const presets = useRejectReasons();

  const columns: Column<Cert>[] = [
    { field: 'memberName', title: t('field.memberName'), filter: true },
    ...waitingColumns<Cert>(t),
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
    { field: 'phone', title: t('field.phone'), filter: true },
    { field: 'certificateLevel', title: t('field.certificateLevel'), dict: 'biz_skill_level' },
    { field: 'certificateNo', title: t('field.certificateNo') },
    ...decidedColumns<Cert>(t),
    { field: 'certNo', title: t('field.certNo'), filter: true, width: 'm' },
  ];

  return (
    <CrudPage
      api={certs.api}
      address={address}
      permission="member:cert"
      title={t('title')}
      nameOf={certs.nameOf}
      columns={columns}
      states="biz_audit_status"
      exportable
      rowActions={(cert) => [
        {
          label: t(offers(certs.moves.pass, cert) ? 'review:verb.review' : 'review:verb.read'),
          permission: 'member:cert:get',
          onClick: () => open((close) => <CertDrawer cert={cert} onClose={close} />),
        },
        ...actions.of(cert),
      ]}
      batch={(rows, clear) => (
        <Can permission="member:cert:audit">
          <BatchDecision kind={certs} rows={rows} presets={presets} onDone={clear} />
        </Can>
      )}
    >
      {dialogs}
      {actions.dialog}
    </CrudPage>
  );
}
