import { useTranslation } from 'react-i18next';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import type { Check } from '@/shared/record/marks/check';
import { CheckList } from '@/shared/review/checks/CheckList';
import { Evidence } from '@/shared/review/Evidence';
import { type FactGroup, Facts } from '@/shared/record/Facts';
import { Section } from '@/shared/record/Section';
import { useFormats } from '@/shared/settings/useFormats';
import { type Invoice, invoiceName, invoices } from './invoice.api';
import { isPaper, isTaxNo } from './invoice.rules';
import { useInvoiceMoney } from './useInvoiceMoney';
import { useInvoiceActions } from './useInvoiceActions';

interface InvoiceDrawerProps {
  row: Invoice;
  /** Shows the dialogs of the actions. */
  open: OpenDialog;
  onClose: () => void;
}

/** An invoice application: the request, checks of its title, and its history. */
export function InvoiceDrawer({ row, open, onClose }: InvoiceDrawerProps) {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  const actionsOf = useInvoiceActions(open);
  const groups: Record<'asked' | 'title' | 'receiver' | 'handled', FactGroup<Invoice>> = {
    asked: {
      title: t('invoice.asked'),
      facts: [
        { name: 'applyNo', label: t('invoice.applyNo'), as: 'copy' },
        { name: 'applicantType', label: t('invoice.applicantType'), dict: 'biz_member_type' },
        { name: 'applicantName', label: t('invoice.applicantName') },
        { name: 'amount', label: t('invoice.amount'), as: 'money' },
        { name: 'orderNos', label: t('invoice.orderNos') },
        { name: 'applyTime', label: t('invoice.applyTime') },
        { name: 'remark', label: t('shared:field.remark'), as: 'lines' },
      ],
    },
    title: {
      title: t('invoice.titleGroup'),
      facts: [
        { name: 'invoiceType', label: t('invoice.invoiceType'), dict: 'biz_invoice_type' },
        { name: 'titleType', label: t('invoice.titleType'), dict: 'biz_invoice_title_type' },
        { name: 'invoiceTitle', label: t('invoice.invoiceTitle'), as: 'copy' },
        { name: 'taxNo', label: t('invoice.taxNo'), as: 'copy' },
        { name: 'bankName', label: t('invoice.bankName') },
        { name: 'bankAccount', label: t('invoice.bankAccount'), secret: 'bank' },
        { name: 'registerAddress', label: t('invoice.registerAddress') },
        { name: 'registerPhone', label: t('invoice.registerPhone'), secret: 'phone' },
        { name: 'invoiceContent', label: t('invoice.invoiceContent') },
      ],
    },
    receiver: {
      title: t('invoice.receiver'),
      facts: [
        { name: 'email', label: t('invoice.email'), as: 'copy' },
        { name: 'receiverName', label: t('invoice.receiverName') },
        { name: 'receiverPhone', label: t('invoice.receiverPhone'), secret: 'phone' },
        { name: 'receiverAddress', label: t('invoice.receiverAddress') },
        { name: 'expressCompany', label: t('invoice.expressCompany') },
        { name: 'expressNo', label: t('invoice.expressNo'), as: 'copy' },
      ],
    },
    handled: {
      title: t('handled'),
      facts: [
        { name: 'invoiceStatus', label: t('shared:field.status'), dict: 'biz_invoice_status' },
        { name: 'invoiceNo', label: t('invoice.invoiceNo'), as: 'copy' },
        { name: 'invoiceCode', label: t('invoice.invoiceCode') },
        { name: 'invoiceTime', label: t('invoice.invoiceTime') },
        { name: 'handleBy', label: t('invoice.handleBy') },
        { name: 'rejectReason', label: t('rejectReason'), as: 'lines' },
      ],
    },
  };
  return (
    <RecordDrawer
      api={invoices}
      id={row.id}
      reveal="finance:invoice:get"
      title={`${t('invoice.title')} · ${invoiceName(row)}`}
      onClose={onClose}
      actions={(now) => <ActionButtons actions={actionsOf(now)} />}
    >
      {(invoice) => (
        <>
          <InvoiceChecks invoice={invoice} />
          <Facts row={invoice} group={groups.asked} />
          <Facts row={invoice} group={groups.title} />
          <Facts row={invoice} group={groups.receiver} />
          <Facts row={invoice} group={groups.handled} />
          {invoice.invoiceFile && (
            <Section title={t('invoice.invoiceFile')}>
              <Evidence proofs={[{ label: t('invoice.invoiceFile'), url: invoice.invoiceFile }]} />
            </Section>
          )}
        </>
      )}
    </RecordDrawer>
  );
}

/** Checks that the amount may be invoiced, and that the fields an invoice needs are valid (docs/contract#3.4.18). */
function InvoiceChecks({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('finance');
  const { yuan } = useFormats();
  const money = useInvoiceMoney(invoice);
  const { titleType, taxNo, applicantName, invoiceTitle, invoiceType } = invoice;
  const special = invoiceType === '2' || invoiceType === '3';
  const bank = [invoice.bankName, invoice.bankAccount, invoice.registerAddress, invoice.registerPhone].every(Boolean);
  const receiver = isPaper(invoice)
    ? Boolean(invoice.receiverName && invoice.receiverPhone && invoice.receiverAddress)
    : Boolean(invoice.email);
  const check = (name: string, label: string, fine: boolean, [right, wrong]: readonly [string, string]): Check => ({
    name,
    label,
    found: fine ? 'ok' : 'warn',
    message: t(`check.${fine ? right : wrong}`),
    fields: [],
  });
  const whole = ['complete', 'incomplete'] as const;
  const checks = [
    ...(titleType === '1' ? [check('taxNo', t('invoice.taxNo'), isTaxNo(taxNo ?? ''), ['right', 'wrong'])] : []),
    money
      ? {
          ...check('amount', t('invoice.amount'), !money.problem, ['invoiceable', 'overInvoiced']),
          words: t(money.problem ? 'check.overInvoiced' : 'check.invoiceable', {
            left: yuan(money.left),
            refunded: yuan(money.refunded),
          }),
        }
      : {
          ...check('amount', t('invoice.amount'), true, ['amountUnknown', 'amountUnknown']),
          found: 'unknown' as const,
        },
    check('invoiceTitle', t('invoice.invoiceTitle'), invoiceTitle === applicantName, ['sameName', 'otherName']),
    ...(special ? [check('bank', t('check.bank'), bank, whole)] : []),
    check('receiver', t('invoice.receiver'), receiver, whole),
  ];
  return <CheckList checks={checks} />;
}
