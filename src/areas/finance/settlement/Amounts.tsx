import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import styles from '../parts/finance.module.css';
import type { Settlement } from './settlement.resource';

/** The calculation of the settlement amount, one line for each step. */
export function Amounts({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation('finance');
  const { money } = useFormats();
  const { totalAmount, feeRate, feeAmount, refundAmount, taxAmount, adjustAmount, settleAmount } = settlement;
  const lines = [
    [t('settlement.totalAmount'), totalAmount],
    [`− ${t('settlement.feeOf', { rate: feeRate ?? '-' })}`, feeAmount],
    [`− ${t('settlement.refundAmount')}`, refundAmount],
    [`− ${t('settlement.taxAmount')}`, taxAmount],
    [`+ ${t('settlement.adjustAmount')}`, adjustAmount],
  ] as const;
  return (
    <dl className={styles.amounts}>
      {lines.map(([label, amount]) => (
        <div key={label} className={styles.amount}>
          <dt>{label}</dt>
          <dd>{money(amount ?? 0)}</dd>
        </div>
      ))}
      <div className={`${styles.amount} ${styles.net}`}>
        <dt>{t('settlement.settleAmount')}</dt>
        <dd>{money(settleAmount)}</dd>
      </div>
    </dl>
  );
}
