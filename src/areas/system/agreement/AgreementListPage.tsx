import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type Agreement, agreements } from './agreement.api';
import { AgreementDrawer } from './AgreementDrawer';
import { AgreementPreview } from './AgreementPreview';
import { usePublish } from './usePublish';

const address = listAddress({
  filters: {
    agreementType: entry,
    title: text,
    publishStatus: entry,
  },
  sortable: ['title', 'effectiveTime', 'updateTime'],
  defaultSort: { field: 'updateTime', order: 'desc' },
});

const nameOf = ({ title, version }: Agreement) => `${title} ${version}`;

/** The list of agreement versions, with adding, editing, preview, publishing and withdrawing. */
export default function AgreementListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const publish = usePublish(nameOf);

  const columns: Column<Agreement>[] = [
    { field: 'title', title: t('agreement.titleField'), filter: true, sort: true },
    {
      field: 'publishStatus',
      title: t('shared:field.status'),
      dict: 'biz_publish_status',
      filter: true,
      card: 'state',
    },
    { field: 'version', title: t('agreement.version'), width: 's' },
    { field: 'effectiveTime', title: t('agreement.effectiveTime'), kind: 'time', sort: true },
    {
      field: 'agreementType',
      title: t('agreement.agreementType'),
      dict: 'biz_agreement_type',
      filter: true,
      width: 'm',
    },
    { field: 'forceAgree', title: t('agreement.forceAgree'), dict: 'sys_yes_no' },
    { field: 'updateTime', title: t('agreement.updateTime'), kind: 'time', sort: true },
    { field: 'updateBy', title: t('agreement.updateBy') },
  ];

  return (
    <CrudPage
      api={agreements}
      address={address}
      permission="system:agreement"
      title={t('agreement.title')}
      nameOf={nameOf}
      columns={columns}
      uneditable={({ publishStatus }) => publishStatus === '1'}
      undeletable={({ publishStatus }) => publishStatus !== '0'}
      rowActions={(agreement, { edit, remove }) => [
        {
          label: t('agreement.preview'),
          permission: 'system:agreement:get',
          onClick: () => open((close) => <AgreementPreview agreement={agreement} onClose={close} />),
        },
        publish(agreement),
        ...edit,
        {
          label: t('agreement.nextVersion'),
          permission: 'system:agreement:add',
          onClick: () => open((close) => <AgreementDrawer agreement={agreement} copy onClose={close} />),
        },
        ...remove,
      ]}
      form={({ row, close }) => <AgreementDrawer agreement={row} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
