import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type Invoice, invoiceName, invoices } from './invoice.api';
import { InvoiceDrawer } from './InvoiceDrawer';
import { useInvoiceActions } from './useInvoiceActions';

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
  const moves = useInvoiceActions(open);
  const show = (row: Invoice) =>
    open((close) => (
      <InvoiceDrawer row={row} actions={(now) => <ActionButtons actions={moves(now)} />} onClose={close} />
    ));

  const columns: Column<Invoice>[] = [
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

  return (
    <CrudPage
      api={invoices}
      address={address}
      permission="finance:invoice"
      title={t('invoice.title')}
      nameOf={invoiceName}
      columns={columns}
      states="biz_invoice_status"
      exportable
      rowActions={(row) => [
        { label: t('shared:action.detail'), permission: 'finance:invoice:get', onClick: () => show(row) },
        ...moves(row),
      ]}
      footer={(rows) => (
        <MoneyTotals
          path={invoices.path}
          address={address}
          rows={rows}
          fields={[{ name: 'amount', label: t('invoice.amount') }]}
        />
      )}
    >
      {dialogs}
    </CrudPage>
  );
}
