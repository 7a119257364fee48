import { serverToday } from '@/shared/settings/times';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { useHas } from '@/shared/api/optional';
import { sumsQuery } from '@/shared/list/MoneyTotals';
import { addMoney } from '@/shared/lib/money';
import { ARRIVED } from '@/shared/lib/rules/orderMoney';
import { InPageHead } from '@/shared/display/InPageHead';
import styles from '../parts/finance.module.css';
import { collections } from './collection.resource';

/** The sums received today and this month, and the amount that waits for confirmation (docs/contract#3.4.17). */
export function CollectionSums() {
  const { t } = useTranslation('finance');
  const has = useHas('GET', `${collections.path}/sum`);
  const today = serverToday();
  if (!has) return null;
  return (
    <InPageHead slot="search">
      <dl className={styles.sums}>
        <Sum title={t('collection.today')} states={ARRIVED} filters={{ beginTime: today, endTime: today }} />
        <Sum
          title={t('collection.month')}
          states={ARRIVED}
          filters={{ beginTime: `${today.slice(0, 7)}-01`, endTime: today }}
        />
        <Sum title={t('collection.toConfirm')} states={['0']} />
      </dl>
    </InPageHead>
  );
}

interface SumProps {
  title: string;
  /** The statuses to add up, with one request for each, because the contract's filter accepts only one status. */
  states: readonly string[];
  filters?: object;
}

function Sum({ title, states, filters }: SumProps) {
  const sums = useQueries({
    queries: states.map((collectionStatus) => sumsQuery(collections.path, { collectionStatus, ...filters })),
  });
  const { yuan } = useFormats();
  const known = sums.every(({ data }) => data !== undefined);
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {sums.some(({ isPending }) => isPending)
          ? '¥…'
          : yuan(known ? addMoney(sums.map(({ data }) => data?.amount)) : undefined)}
      </dd>
    </div>
  );
}
