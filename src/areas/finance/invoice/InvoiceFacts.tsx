import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { factsOf } from '@/shared/record/factsOf';
import { type Fact, FactList } from '@/shared/record/Facts';
import { useFormats } from '@/shared/settings/useFormats';
import { ConsequenceList } from '@/shared/display/ConsequenceList';
import { type Invoice, invoices } from './invoice.resource';
import type { InvoiceMoney } from './useInvoiceMoney';

interface InvoiceFactsProps {
  row: Invoice;
  /** The paid and refunded amounts. Set only for the status changes that approve or issue the invoice. */
  money?: InvoiceMoney | undefined;
  follows: string;
}

/** The facts of an invoice: amounts, title, orders, status, and the consequences of the status change. */
export function InvoiceFacts({ row, money, follows }: InvoiceFactsProps) {
  const { t } = useTranslation('finance');
  const formats = useFormats();
  const known: Fact<Invoice & InvoiceMoney>[] = money
    ? (['paid', 'refunded', 'left'] as const).map((name) => ({
        name,
        label: t(`invoice.money.${name}`),
        as: 'money' as const,
      }))
    : [];
  const facts: Fact<Invoice & InvoiceMoney>[] = [
    ...factsOf(t, invoices, ['amount']),
    ...known,
    ...factsOf(t, invoices, [
      'invoiceTitle',
      'taxNo',
      'invoiceContent',
      'orderNos',
      { name: 'invoiceStatus', label: t('shared:field.status') },
    ]),
  ];
  const { paid = '', refunded = '', left = '', problem } = money ?? {};
  return (
    <>
      {problem && (
        <Alert
          type="error"
          showIcon
          style={{ marginBottom: 16 }}
          title={t(`invoice.problem.${problem}`, { amount: formats.yuan(row.amount), left: formats.yuan(left) })}
        />
      )}
      <FactList row={{ ...row, paid, refunded, left, problem }} title={t('invoice.title')} facts={facts} columns={2} />
      <ConsequenceList lines={[follows]} />
    </>
  );
}
