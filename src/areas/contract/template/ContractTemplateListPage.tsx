import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { isOpen } from '@/shared/transitions/publishMoves';
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
  const columns: Column<Template>[] = [
    { field: 'templateName', title: t('field.templateName'), filter: true, sort: true },
    {
      field: 'publishStatus',
      title: t('shared:field.status'),
      dict: 'biz_publish_status',
      filter: true,
      card: 'state',
    },
    { field: 'contractType', title: t('field.contractType'), dict: 'biz_contract_type', filter: true },
    { field: 'memberType', title: t('field.memberType'), dict: 'biz_member_type', filter: true },
    { field: 'version', title: t('field.version'), width: 'xs' },
    { field: 'effectiveDate', title: t('field.effectiveDate'), kind: 'date', sort: true },
    { field: 'useCount', title: t('field.useCount'), kind: 'number', sort: true },
    { field: 'updateTime', title: t('field.updateTime'), kind: 'time', sort: true },
    { field: 'updateBy', title: t('field.updateBy') },
    { field: 'templateNo', title: t('field.templateNo') },
    { field: 'id', title: 'ID', width: 's' },
  ];

  return (
    <CrudPage
      api={templates}
      address={address}
      permission="contract:template"
      title={t('title')}
      nameOf={(row) => row.templateName}
      columns={columns}
      uneditable={({ publishStatus }) => !isOpen(publishStatus)}
      undeletable={({ publishStatus, useCount }) => !isOpen(publishStatus) || (useCount ?? 0) > 0}
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
