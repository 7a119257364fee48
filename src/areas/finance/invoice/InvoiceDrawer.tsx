import { useTranslation } from 'react-i18next';
import { groupOf } from '@/shared/record/factsOf';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import type { Check } from '@/shared/record/marks/check';
import { CheckList } from '@/shared/review/checks/CheckList';
import { Evidence } from '@/shared/review/Evidence';
import { Facts } from '@/shared/record/Facts';
import { Section } from '@/shared/record/Section';
import { useFormats } from '@/shared/settings/useFormats';
import { type Invoice, invoices } from './invoice.resource';
import { isPaper, isTaxNo } from './invoice.rules';
import { useInvoiceMoney } from './useInvoiceMoney';
import { useInvoiceActions } from './useInvoiceActions';

interface InvoiceDrawerProps {
  row: Invoice;
  onClose: () => void;
}

/** An invoice application: checks, request, invoice title, recipient, handling, and the invoice file. */
export function InvoiceDrawer({ row, onClose }: InvoiceDrawerProps) {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  const actionsOf = useInvoiceActions();
  const groups = {
    asked: groupOf(t, invoices, t('invoice.asked'), [
      { name: 'applyNo', as: 'copy' },
      'applicantType',
      'applicantName',
      'amount',
      'orderNos',
      'applyTime',
      { name: 'remark', as: 'lines' },
    ]),
    title: groupOf(t, invoices, t('invoice.titleGroup'), [
      'invoiceType',
      'titleType',
      { name: 'invoiceTitle', as: 'copy' },
      { name: 'taxNo', as: 'copy' },
      'bankName',
      { name: 'bankAccount', secret: 'bank' },
      'registerAddress',
      { name: 'registerPhone', secret: 'phone' },
      'invoiceContent',
    ]),
    receiver: groupOf(t, invoices, t('invoice.receiver'), [
      { name: 'email', as: 'copy' },
      'receiverName',
      { name: 'receiverPhone', secret: 'phone' },
      'receiverAddress',
      'expressCompany',
      { name: 'expressNo', as: 'copy' },
    ]),
    handled: groupOf(t, invoices, t('handled'), [
      { name: 'invoiceStatus', label: t('shared:field.status') },
      { name: 'invoiceNo', as: 'copy' },
      'invoiceCode',
      'invoiceTime',
      'handleBy',
      { name: 'rejectReason', as: 'lines' },
    ]),
  };
  return (
    <RecordDrawer
      api={invoices}
      row={row}
      reveal="finance:invoice:get"
      title={`${t('invoice.title')} · ${invoices.nameOf(row)}`}
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

/** Checks an application: tax number, amount, title, bank details and recipient (docs/contract#3.4.18). */
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
  const check = (
    name: string,
    label: string,
    fine: boolean,
    [right, wrong]: readonly [string, string],
    amounts?: Record<string, string>,
  ): Check => ({
    name,
    label,
    found: fine ? 'ok' : 'warn',
    message: t(`check.${fine ? right : wrong}`, amounts),
    fields: [],
  });
  const whole = ['complete', 'incomplete'] as const;
  const checks = [
    ...(titleType === '1' ? [check('taxNo', t('invoice.taxNo'), isTaxNo(taxNo ?? ''), ['right', 'wrong'])] : []),
    money
      ? check('amount', t('invoice.amount'), !money.problem, ['invoiceable', 'overInvoiced'], {
          left: yuan(money.left),
          refunded: yuan(money.refunded),
        })
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
