import { useTranslation } from 'react-i18next';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type Invoice, invoiceName, invoices } from './invoice.api';
import { InvoiceDrawer } from './InvoiceDrawer';
import { useInvoiceActions } from './useInvoiceActions';
import { useInvoiceColumns } from './useInvoiceColumns';

const address = listAddress({
  filters: {
    applyNo: text,
    applicantType: text,
    applicantName: text,
    invoiceType: text,
    titleType: text,
    invoiceTitle: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['amount', 'applyTime', 'invoiceTime'],
  tab: { field: 'invoiceStatus', values: ['0', '1', '2', '3', '4', '5', '6'] },
  defaultSort: ({ invoiceStatus }) => ({
    field: 'applyTime',
    order: invoiceStatus === '0' || invoiceStatus === '1' ? 'asc' : 'desc',
  }),
});

/** The list of invoice applications: audit, issue, send, cancel by a red-letter invoice. */
export default function InvoiceListPage() {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  const [dialogs, open] = useDialogs();
  const actionsOf = useInvoiceActions(open);
  const show = (row: Invoice) => open((close) => <InvoiceDrawer row={row} open={open} onClose={close} />);
  const sums = [{ name: 'amount', label: t('invoice.amount') }] as const;
  return (
    <CrudPage
      api={invoices}
      address={address}
      permission="finance:invoice"
      title={t('invoice.title')}
      nameOf={invoiceName}
      columns={useInvoiceColumns()}
      states="biz_invoice_status"
      exportable
      rowActions={(row) => [
        { label: t('shared:action.detail'), permission: 'finance:invoice:get', onClick: () => show(row) },
        ...actionsOf(row),
      ]}
      footer={(rows) => <MoneyTotals path={invoices.path} address={address} rows={rows} fields={sums} />}
    >
      {dialogs}
    </CrudPage>
  );
}
