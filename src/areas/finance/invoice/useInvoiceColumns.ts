import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { Invoice } from './invoice.api';

/** The columns and filters of the invoice applications. */
export function useInvoiceColumns(): Column<Invoice>[] {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  return [
    { field: 'applyNo', title: t('invoice.applyNo'), filter: true, width: 'code' },
    { field: 'invoiceStatus', title: t('shared:field.status'), dict: 'biz_invoice_status', card: 'state' },
    { field: 'amount', title: t('invoice.amount'), kind: 'money', sort: true, card: 'fact' },
    { field: 'invoiceTitle', title: t('invoice.invoiceTitle'), filter: true, card: 'fact' },
    { field: 'applyTime', title: t('invoice.applyTime'), kind: 'time', sort: true, filter: true },
    { field: 'applicantName', title: t('invoice.applicantName'), filter: true },
    { field: 'invoiceType', title: t('invoice.invoiceType'), dict: 'biz_invoice_type', filter: true },
    { field: 'applicantType', title: t('invoice.applicantType'), dict: 'biz_member_type', filter: true },
    {
      field: 'titleType',
      title: t('invoice.titleType'),
      dict: 'biz_invoice_title_type',
      filter: true,
      filterOnly: true,
    },
    { field: 'invoiceTime', title: t('invoice.invoiceTime'), kind: 'time', sort: true },
    { field: 'invoiceNo', title: t('invoice.invoiceNo') },
    { field: 'taxNo', title: t('invoice.taxNo'), width: 'l' },
  ];
}
