import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { addressOf } from '@/shared/list/addressOf';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { type Invoice, invoices } from './invoice.resource';
import { InvoiceDrawer } from './InvoiceDrawer';
import { useInvoiceActions } from './useInvoiceActions';

/** The list of invoice applications. Users audit applications, and issue, send or cancel (red-letter) invoices. */
export default function InvoiceListPage() {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  const open = useOpenDialog();
  const actionsOf = useInvoiceActions();
  const show = (row: Invoice) => open((close) => <InvoiceDrawer row={row} onClose={close} />);
  const columns = columnsOf(t, invoices, [
    { field: 'applyNo', filter: true, width: 'code' },
    { field: 'invoiceStatus', title: t('shared:field.status'), card: 'state' },
    { field: 'amount', sort: true, card: 'fact' },
    { field: 'invoiceTitle', filter: true, card: 'fact' },
    { field: 'applyTime', sort: true, filter: true },
    { field: 'applicantName', filter: true },
    { field: 'invoiceType', filter: true },
    { field: 'applicantType', filter: true },
    { field: 'titleType', filter: true, filterOnly: true },
    { field: 'invoiceTime', sort: true },
    'invoiceNo',
    { field: 'taxNo', width: 'l' },
  ]);
  const address = addressOf(columns, {
    tab: { field: 'invoiceStatus', values: ['0', '1', '2', '3', '4', '5', '6'] },
    defaultSort: ({ invoiceStatus }) => ({
      field: 'applyTime',
      order: invoiceStatus === '0' || invoiceStatus === '1' ? 'asc' : 'desc',
    }),
  });
  return (
    <CrudPage
      api={invoices}
      address={address}
      columns={columns}
      states="biz_invoice_status"
      exportable
      rowActions={(row) => [
        { label: t('shared:action.detail'), permission: 'finance:invoice:get', onClick: () => show(row) },
        ...actionsOf(row),
      ]}
      footer={(rows) => <MoneyTotals api={invoices} address={address} rows={rows} fields={[{ name: 'amount' }]} />}
    />
  );
}
