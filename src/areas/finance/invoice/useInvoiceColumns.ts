import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { type Invoice, invoices } from './invoice.resource';

/** The columns and filters of the invoice applications. */
export function useInvoiceColumns(): Column<Invoice>[] {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  return columnsOf(t, invoices, [
    { field: 'applyNo', filter: true, width: 'code' },
    { field: 'invoiceStatus', title: t('shared:field.status'), card: 'state' },
    { field: 'amount', sort: true, card: 'fact' },
    { field: 'invoiceTitle', filter: true, card: 'fact' },
    { field: 'applyTime', sort: true, filter: true },
    { field: 'applicantName', filter: true },
    { field: 'invoiceType', filter: true },
    { field: 'applicantType', filter: true },
    {
      field: 'titleType',
      filter: true,
      filterOnly: true,
    },
    { field: 'invoiceTime', sort: true },
    'invoiceNo',
    { field: 'taxNo', width: 'l' },
  ]);
}
