import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import { useNow } from '@/shared/form/move/useNow';
import type { Invoice } from './invoice.resource';

/** Returns a text about the last change of an application. */
export function useInvoiceNow(): (row: Invoice) => string {
  const { t } = useTranslation('finance');
  const states = useDict('biz_invoice_status');
  const now = useNow();
  return ({ invoiceStatus, handleBy: who, invoiceTime, invoiceNo: no, rejectReason: reason, expressNo }) => {
    if (invoiceStatus === '1') return now({ who, what: t('invoice.move.pass') });
    if (invoiceStatus === '2') return now({ who, what: t('invoice.now.rejected', { reason }) });
    if (invoiceStatus === '3') return now({ who, when: invoiceTime, what: t('invoice.now.issued', { no }) });
    if (invoiceStatus === '4') return now({ who, what: t('invoice.now.sent', { no: expressNo }) });
    if (invoiceStatus === '5') return now({ who, what: t('invoice.now.red', { reason }) });
    return now({ what: states.find(({ value }) => value === invoiceStatus)?.label ?? invoiceStatus ?? '-' });
  };
}
