import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { isOpen } from '@/shared/transitions/publishMoves';
import { templateName, templates } from './template.api';
import { TemplateDrawer } from './TemplateDrawer';
import { useTemplateActions } from './useTemplateActions';
import { useTemplateColumns } from './useTemplateColumns';

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
  return (
    <CrudPage
      api={templates}
      address={address}
      permission="contract:template"
      title={t('title')}
      nameOf={templateName}
      columns={useTemplateColumns()}
      uneditable={({ publishStatus }) => !isOpen(publishStatus)}
      undeletable={({ publishStatus, useCount }) => !isOpen(publishStatus) || (useCount ?? 0) > 0}
      rowActions={useTemplateActions(open)}
      form={({ row, close }) => <TemplateDrawer template={row} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
