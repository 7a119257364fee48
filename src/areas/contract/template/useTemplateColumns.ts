import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { type Template, templates } from './template.resource';

/** The columns and filters of the templates. */
export function useTemplateColumns(): Column<Template>[] {
  const { t } = useTranslation(['contract', 'shared']);
  return columnsOf(t, templates, [
    { field: 'templateName', filter: true, sort: true },
    {
      field: 'publishStatus',
      title: t('shared:field.status'),
      filter: true,
      card: 'state',
    },
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
}
