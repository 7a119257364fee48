import { addressOf } from '@/shared/list/addressOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { isOpen } from '@/shared/transitions/publishMoves';
import { templates } from './template.resource';
import { TemplateDrawer } from './TemplateDrawer';
import { useTemplateActions } from './useTemplateActions';
import { useTemplateColumns } from './useTemplateColumns';

/** The list of contract templates: write with variables or upload, preview, publish, copy, download. */
export default function ContractTemplateListPage() {
  const [dialogs, open] = useDialogs();
  const columns = useTemplateColumns();
  const address = addressOf(columns, { defaultSort: { field: 'updateTime', order: 'desc' } });
  return (
    <CrudPage
      api={templates}
      address={address}
      columns={columns}
      uneditable={({ publishStatus }) => !isOpen(publishStatus)}
      undeletable={({ publishStatus, useCount }) => !isOpen(publishStatus) || (useCount ?? 0) > 0}
      rowActions={useTemplateActions(open)}
      form={({ row, close }) => <TemplateDrawer template={row} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
