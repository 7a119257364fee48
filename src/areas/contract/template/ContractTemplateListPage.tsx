import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { isOpen } from '@/shared/states/publishMoves';
import { type Template, templates } from './template.api';
import { TemplateDrawer } from './TemplateDrawer';
import { TemplatePreview } from './TemplatePreview';
import { useTemplateActions } from './useTemplateActions';

const address = listAddress({
  filters: {
    templateName: text,
    contractType: entry,
    memberType: entry,
    publishStatus: entry,
  },
  sortable: ['templateName', 'effectiveDate', 'useCount', 'updateTime'],
  defaultSort: { field: 'updateTime', order: 'desc' },
});

/** The list of contract templates: write with variables or upload, preview, publish, copy, download. */
export default function ContractTemplateListPage() {
  const { t } = useTranslation(['contract', 'shared']);
  const [dialogs, open] = useDialogs();
  const actions = useTemplateActions();
  const columns: ProColumns<Template>[] = [
    { dataIndex: 'id', title: 'ID', search: false },
    { dataIndex: 'templateName', title: t('field.templateName'), sorter: true },
    { dataIndex: 'templateNo', title: t('field.templateNo'), search: false },
    dictColumn('biz_contract_type', 'contractType', t('field.contractType')),
    dictColumn('biz_member_type', 'memberType', t('field.memberType')),
    { dataIndex: 'version', title: t('field.version'), search: false },
    { dataIndex: 'effectiveDate', title: t('field.effectiveDate'), search: false, sorter: true },
    { dataIndex: 'useCount', title: t('field.useCount'), search: false, sorter: true, align: 'right' },
    dictColumn('biz_publish_status', 'publishStatus', t('shared:field.status')),
    { dataIndex: 'updateBy', title: t('field.updateBy'), search: false },
    { dataIndex: 'updateTime', title: t('field.updateTime'), search: false, sorter: true },
  ];

  return (
    <CrudPage
      api={templates}
      address={address}
      permission="contract:template"
      title={t('title')}
      nameOf={(row) => row.templateName}
      columns={columns}
      closed={({ publishStatus }) => !isOpen(publishStatus)}
      stays={({ publishStatus, useCount }) => !isOpen(publishStatus) || (useCount ?? 0) > 0}
      rowActions={(template, { edit, remove }) => [
        {
          label: t('preview'),
          permission: 'contract:template:get',
          onClick: () => open((close) => <TemplatePreview template={template} onClose={close} />),
        },
        ...edit,
        ...actions.moves(template),
        {
          label: t('copy'),
          permission: 'contract:template:add',
          onClick: () => open((close) => <TemplateDrawer template={template} copy onClose={close} />),
        },
        actions.download(template),
        ...remove,
      ]}
      form={({ row, close }) => <TemplateDrawer template={row} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
