import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { isOpen } from '@/shared/resource/transitions/publishMoves';
import { templates } from './template.resource';
import { TemplateDrawer } from './TemplateDrawer';
import { useTemplateActions } from './useTemplateActions';

/** The list of contract templates. Users write or upload, preview, publish, withdraw, copy and download templates. */
export default function ContractTemplateListPage() {
  const { t } = useTranslation(['contract', 'shared']);
  const columns = columnsOf(t, templates, [
    { field: 'templateName', filter: true, sort: true },
    { field: 'publishStatus', title: t('shared:field.status'), filter: true, card: 'state' },
    { field: 'contractType', filter: true },
    { field: 'memberType', filter: true },
    { field: 'version', width: 'xs' },
    { field: 'effectiveDate', sort: true },
    { field: 'useCount', sort: true },
    { field: 'updateTime', sort: true },
    'updateBy',
    'templateNo',
    { field: 'id', title: 'ID', width: 's' },
  ]);
  return (
    <CrudPage
      api={templates}
      columns={columns}
      defaultSort={{ field: 'updateTime', order: 'desc' }}
      uneditable={({ publishStatus }) => !isOpen(publishStatus)}
      undeletable={({ publishStatus, useCount }) => !isOpen(publishStatus) || (useCount ?? 0) > 0}
      rowActions={useTemplateActions()}
      form={({ row, close }) => <TemplateDrawer template={row} onClose={close} />}
    />
  );
}
