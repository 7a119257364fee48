import { Card } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { day } from '@/shared/list/listAddress';
import { RangeField } from '@/shared/list/filter/RangeField';
import { partOfDay } from '@/shared/lib/greeting';
import { NewestNotices } from '@/shared/notices/NewestNotices';
import { MonthChart, TrendChart } from './Charts';
import { ContestCard } from './ContestCard';
import { Figures } from './Figures';
import { MoneyCards } from './MoneyCards';
import { RankCard, TagCloud } from './RankCard';
import { WaitingCard } from './WaitingCard';
import type { Span } from './weclome.api';
import styles from './WeclomePage.module.css';

/** The overview: pending work, the platform's figures and their trends. Each part loads independently. */
export default function WeclomePage() {
  const { t } = useTranslation('overview');
  const user = useSession((session) => session.user);
  const { analysis } = useSession((session) => session.config);
  const greeting = t(`weclome.greeting.${partOfDay(dayjs().hour())}`);
  const [search, setSearch] = useSearchParams();
  const span: Span = {
    beginTime: day(search.get('beginTime') ?? ''),
    endTime: day(search.get('endTime') ?? ''),
  };
  const show = (from: dayjs.Dayjs | null | undefined, to: dayjs.Dayjs | null | undefined) =>
    setSearch({
      ...(from && { beginTime: from.format('YYYY-MM-DD') }),
      ...(to && { endTime: to.format('YYYY-MM-DD') }),
    });
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.head}>
          <div>
            <p className={styles.hello}>{t('weclome.hello', { greeting, name: user?.userName })}</p>
            <p className={styles.where}>
              {[dayjs().format('YYYY-MM-DD'), user?.company?.companyName].filter(Boolean).join(' · ')}
            </p>
          </div>
          <label className={styles.span}>
            <span>{t('weclome.range')}</span>
            <RangeField
              value={[span.beginTime ? dayjs(span.beginTime) : null, span.endTime ? dayjs(span.endTime) : null]}
              onChange={(range) => show(range?.[0], range?.[1])}
            />
          </label>
        </div>
      </Card>
      <WaitingCard />
      <MoneyCards />
      <Figures span={span} />
      {analysis && (
        <div className={styles.row}>
          <MonthChart span={span} />
          <TrendChart span={span} />
        </div>
      )}
      {analysis && (
        <div className={styles.row}>
          <RankCard span={span} />
          <TagCloud />
        </div>
      )}
      <div className={styles.row}>
        <ContestCard />
        <Card title={t('weclome.notices.title')} size="small">
          <NewestNotices most={5} />
        </Card>
      </div>
    </div>
  );
}
