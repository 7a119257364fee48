import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { Template } from './template.api';

/** The columns and filters of the templates. */
export function useTemplateColumns(): Column<Template>[] {
  const { t } = useTranslation(['contract', 'shared']);
  return [
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
}
