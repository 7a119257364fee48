import { useTranslation } from 'react-i18next';
import { FactList } from '@/shared/review/Facts';
import { WhatFollows } from '@/shared/ui/WhatFollows';
import type { Invoice } from './invoice.api';

/** What an invoice is over and for whom, and what follows from issuing or cancelling it. */
export function InvoiceFacts({ row, follows }: { row: Invoice; follows: string }) {
  const { t } = useTranslation('finance');
  return (
    <>
      <FactList
        row={row}
        facts={[
          { name: 'amount', label: t('invoice.amount'), as: 'money' },
          { name: 'invoiceTitle', label: t('invoice.invoiceTitle') },
          { name: 'taxNo', label: t('invoice.taxNo') },
          { name: 'invoiceContent', label: t('invoice.invoiceContent') },
          { name: 'orderNos', label: t('invoice.orderNos') },
          { name: 'invoiceStatus', label: t('shared:field.status'), dict: 'biz_invoice_status' },
        ]}
      />
      <WhatFollows lines={[follows]} />
    </>
  );
}
