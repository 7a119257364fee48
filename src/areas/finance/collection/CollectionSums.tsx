import { useQuery } from '@tanstack/react-query';
import { Card, Statistic } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { sumsQuery } from '@/shared/list/MoneyTotals';
import { showMoney } from '@/shared/lib/money';
import styles from '../finance.module.css';
import { collections } from './collection.api';

/** Sums received today and this month, and the amount waiting for confirmation (docs/contract#3.4.17). */
export function CollectionSums() {
  const { t } = useTranslation('finance');
  const today = dayjs().format('YYYY-MM-DD');
  const arrived = { collectionStatus: '1', endTime: today };
  return (
    <div className={styles.sums}>
      <Sum title={t('collection.today')} filters={{ ...arrived, beginTime: today }} />
      <Sum title={t('collection.month')} filters={{ ...arrived, beginTime: `${today.slice(0, 7)}-01` }} />
      <Sum title={t('collection.toConfirm')} filters={{ collectionStatus: '0' }} />
    </div>
  );
}

function Sum({ title, filters }: { title: string; filters: object }) {
  const total = useQuery(sumsQuery(collections.path, filters));
  return (
    <Card size="small">
      <Statistic title={title} loading={total.isPending} value={showMoney(total.data?.amount)} prefix="¥" />
    </Card>
  );
}
