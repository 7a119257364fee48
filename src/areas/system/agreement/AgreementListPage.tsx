import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
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

  const columns: ProColumns<Agreement>[] = [
    { dataIndex: 'title', title: t('agreement.titleField'), sorter: true },
    dictColumn('biz_agreement_type', 'agreementType', t('agreement.agreementType')),
    { dataIndex: 'version', title: t('agreement.version'), search: false },
    { dataIndex: 'effectiveTime', title: t('agreement.effectiveTime'), search: false, sorter: true },
    { ...dictColumn<Agreement>('sys_yes_no', 'forceAgree', t('agreement.forceAgree')), search: false },
    dictColumn('biz_publish_status', 'publishStatus', t('shared:field.status')),
    { dataIndex: 'updateBy', title: t('agreement.updateBy'), search: false },
    { dataIndex: 'updateTime', title: t('agreement.updateTime'), search: false, sorter: true },
  ];

  return (
    <CrudPage
      api={agreements}
      address={address}
      permission="system:agreement"
      title={t('agreement.title')}
      nameOf={nameOf}
      columns={columns}
      closed={({ publishStatus }) => publishStatus === '1'}
      stays={({ publishStatus }) => publishStatus !== '0'}
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
