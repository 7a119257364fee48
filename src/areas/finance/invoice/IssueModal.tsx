import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { useFormats } from '@/shared/settings/useFormats';
import { EditModal } from '@/shared/form/EditModal';
import { FileField } from '@/shared/files/upload/FileField';
import type { FileRules } from '@/shared/files/upload/fileRules';
import type { EditorProps } from '@/shared/form/useEditor';
import { type Invoice, invoices } from './invoice.resource';
import { InvoiceFacts } from './InvoiceFacts';
import { isInvoiceCode, isInvoiceNo, isPaper } from './invoice.rules';
import type { InvoiceMoney } from './useInvoiceMoney';

const { Field, Text } = itemsOf(invoices);

const INVOICE_FILE: FileRules = { suffixes: ['pdf', 'ofd'], maxBytes: 10 * 1024 * 1024 };

interface IssueModalProps extends Pick<EditorProps<Invoice>, 'path' | 'title' | 'move' | 'onClose'> {
  row: Invoice;
  money: InvoiceMoney | undefined;
}

/**
 * Records the number of an issued invoice. The invoice's code is optional. An electronic invoice also needs its file.
 */
export function IssueModal({ row, money, ...dialog }: IssueModalProps) {
  const { t } = useTranslation('finance');
  const { yuan } = useFormats();
  const fits = (test: (text: string) => boolean, message: string) =>
    ruleOf((value?: string) => value && !test(value.trim()) && message);
  return (
    <EditModal<Invoice>
      {...dialog}
      start={{}}
      save={({ invoiceNo, invoiceCode, invoiceFile }, key) =>
        invoices.act('issue', { id: row.id, invoiceNo, invoiceCode, invoiceFile }, key)
      }
      okText={`${t('invoice.move.issue')} ${yuan(row.amount)}`}
      done={({ invoiceNo }) => t('invoice.done.issue', { amount: yuan(row.amount), no: invoiceNo })}
      blocked={money?.problem !== undefined}
      wide
    >
      <InvoiceFacts row={row} money={money} follows={t('invoice.issueThen')} />
      <Text
        name="invoiceNo"
        rules={[{ required: true }, fits(isInvoiceNo, t('invoice.invoiceNoRule'))]}
        inputMode="numeric"
      />
      <Text
        name="invoiceCode"
        extra={t('invoice.invoiceCodeHint')}
        rules={[fits(isInvoiceCode, t('invoice.invoiceCodeRule'))]}
        inputMode="numeric"
      />
      <Field name="invoiceFile" rules={isPaper(row) ? [] : [{ required: true, message: t('invoice.fileNeeded') }]}>
        <FileField rules={INVOICE_FILE} />
      </Field>
    </EditModal>
  );
}
