import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { type Agreement, agreements } from './agreement.resource';

/** The columns and filters of the agreements. */
export function useAgreementColumns(): Column<Agreement>[] {
  const { t } = useTranslation(['system', 'shared']);
  return columnsOf(t, agreements, [
    { field: 'title', title: t('agreement.titleField'), filter: true, sort: true },
    {
      field: 'publishStatus',
      title: t('shared:field.status'),
      filter: true,
      card: 'state',
    },
    { field: 'version', width: 's' },
    { field: 'effectiveTime', sort: true },
    {
      field: 'agreementType',
      filter: true,
      width: 'm',
    },
    'forceAgree',
    { field: 'updateTime', sort: true },
    'updateBy',
  ]);
}
