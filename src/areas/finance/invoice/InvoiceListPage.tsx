import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { ActionButtons } from '@/shared/actions/ActionButtons';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { moneyColumn } from '@/shared/list/moneyColumn';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { type Invoice, invoiceName, invoices } from './invoice.api';
import { InvoiceDrawer } from './InvoiceDrawer';
import { useInvoiceMoves } from './useInvoiceMoves';

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
  const { t } = useTranslation(['finance', 'shared']);
  const [dialogs, open] = useDialogs();
  const moves = useInvoiceMoves();
  const show = (row: Invoice) =>
    open((close) => (
      <InvoiceDrawer row={row} actions={(now) => <ActionButtons actions={moves.of(now)} />} onClose={close} />
    ));

  const columns: ProColumns<Invoice>[] = [
    { dataIndex: 'applyNo', title: t('invoice.applyNo') },
    dictColumn('biz_member_type', 'applicantType', t('invoice.applicantType')),
    { dataIndex: 'applicantName', title: t('invoice.applicantName') },
    moneyColumn('amount', t('invoice.amount')),
    dictColumn('biz_invoice_type', 'invoiceType', t('invoice.invoiceType')),
    {
      ...dictColumn<Invoice>('biz_invoice_title_type', 'titleType', t('invoice.titleType')),
      hideInTable: true,
    },
    { dataIndex: 'invoiceTitle', title: t('invoice.invoiceTitle') },
    { dataIndex: 'taxNo', title: t('invoice.taxNo'), search: false },
    { dataIndex: 'invoiceNo', title: t('invoice.invoiceNo'), search: false },
    { ...dictColumn<Invoice>('biz_invoice_status', 'invoiceStatus', t('shared:field.status')), search: false },
    { dataIndex: 'applyTime', title: t('invoice.applyTime'), search: false, sorter: true },
    rangeColumn(t('invoice.applyTime')),
    { dataIndex: 'invoiceTime', title: t('invoice.invoiceTime'), search: false, sorter: true },
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
        ...moves.of(row),
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
      {moves.dialog}
    </CrudPage>
  );
}
