import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { Agreement } from './agreement.api';

/** The columns and filters of the agreements. */
export function useAgreementColumns(): Column<Agreement>[] {
  const { t } = useTranslation(['system', 'shared']);
  return [
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
}
