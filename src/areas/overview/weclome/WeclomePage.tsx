import { useQuery } from '@tanstack/react-query';
import { Card, Empty, Skeleton, Statistic } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { TableFailure } from '@/shared/crud/TableFailure';
import { partOfDay } from '@/shared/lib/greeting';
import styles from './WeclomePage.module.css';
import { listFigures } from './weclome.api';

/** The first screen after signing in: a greeting, and the platform's figures. */
export default function WeclomePage() {
  const { t } = useTranslation('overview');
  const user = useSession((session) => session.user);
  const greeting = t(`weclome.greeting.${partOfDay(dayjs().hour())}`);
  return (
    <div className={styles.page}>
      <Card>
        <p className={styles.hello}>{t('weclome.hello', { greeting, name: user?.userName })}</p>
        <p className={styles.where}>
          {[dayjs().format('YYYY-MM-DD'), user?.company?.companyName].filter(Boolean).join(' · ')}
        </p>
      </Card>
      <Figures />
    </div>
  );
}

function Figures() {
  const { t } = useTranslation('overview');
  const figures = useQuery({ queryKey: ['/report/statistics'], queryFn: ({ signal }) => listFigures(signal) });
  return (
    <section aria-label={t('weclome.figures')} className={styles.figures}>
      {figures.isPending && <Skeleton active />}
      {figures.isError && <TableFailure error={figures.error} onRetry={() => void figures.refetch()} />}
      {figures.isSuccess && figures.data.length === 0 && <Empty description={t('weclome.empty')} />}
      {figures.data?.map((figure) => (
        <Card key={figure.statKey} size="small">
          <Statistic title={figure.statName} value={figure.statValue} />
          <p className={styles.where}>
            {[
              typeof figure.dayIncrease === 'number' && t('weclome.today', { count: figure.dayIncrease }),
              typeof figure.weekRatio === 'number' && t('weclome.week', { ratio: figure.weekRatio }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </Card>
      ))}
    </section>
  );
}
