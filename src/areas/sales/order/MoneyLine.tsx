import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { DictTag } from '@/shared/dict/DictTag';
import { fromCents } from '@/shared/lib/money';
import { leftOf } from '@/shared/rules/orderMoney';
import { Section } from '@/shared/record/Section';
import { movementsQuery, type Order } from './order.resource';
import styles from './order.module.css';
import { momentsOf } from './moments';

const DICTS = {
  collection: 'biz_collection_status',
  invoice: 'biz_invoice_status',
  settlement: 'biz_settle_status',
} as const;

/** The timeline of an order's money: ordered, collected, invoiced, refunded, settled. */
export function MoneyLine({ order }: { order: Order }) {
  const { t } = useTranslation('sales');
  const formats = useFormats();
  const { data: movements } = useQuery(movementsQuery(order.id));
  return (
    <Section title={t('order.money.title')}>
      <ol className={styles.line}>
        {momentsOf(order, movements ?? []).map(({ key, kind, time, amount, no, status, by, reason }) => (
          <li key={key} className={styles[kind]}>
            <time>{formats.time(time)}</time>
            <span>
              <strong>{t(`order.money.${kind}`)}</strong> {no && <bdi>{no}</bdi>}{' '}
              {status && kind in DICTS && <DictTag dictType={DICTS[kind as keyof typeof DICTS]} value={status} />}
              {(by || reason) && <bdi>{[by, reason].filter(Boolean).join(' · ')}</bdi>}
            </span>
            <span className={styles.amount}>{formats.money(amount)}</span>
          </li>
        ))}
        <li className={styles.left}>
          <span />
          <strong>{t('order.money.left')}</strong>
          <strong className={styles.amount}>{formats.money(fromCents(leftOf(order)))}</strong>
        </li>
      </ol>
    </Section>
  );
}
