import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { BlocksPage } from '@/shared/home/BlocksPage';
import { NoticesCard } from '@/shared/home/NoticesCard';
import { WaitingCard } from '@/shared/home/WaitingCard';
import { day } from '@/shared/list/listAddress';
import { RangeField } from '@/shared/list/filter/RangeField';
import { MonthChart, TrendChart } from './Charts';
import { ContestCard } from './ContestCard';
import { Figures } from './Figures';
import { MoneyCards } from './MoneyCards';
import { RankCard, TagCloud } from './RankCard';
import type { Span } from './weclome.api';
import styles from './WeclomePage.module.css';

/** The overview: pending work, the platform's figures and their trends. */
export default function WeclomePage() {
  const { t } = useTranslation(['overview', 'home']);
  const { analysis } = useSession((session) => session.config);
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
  const blocks = {
    waiting: { name: t('home:waiting.title'), content: <WaitingCard /> },
    money: { name: t('weclome.money.title'), content: <MoneyCards /> },
    figures: { name: t('weclome.figures'), content: <Figures span={span} /> },
    month: { name: t('weclome.month.title'), content: analysis && <MonthChart span={span} /> },
    trend: { name: t('weclome.trend.title'), content: analysis && <TrendChart span={span} /> },
    rank: { name: t('weclome.rank.title'), content: analysis && <RankCard span={span} /> },
    tags: { name: t('weclome.tags.title'), content: analysis && <TagCloud /> },
    contests: { name: t('weclome.contest.title'), content: <ContestCard /> },
    notices: { name: t('home:notices'), content: <NoticesCard /> },
  };
  return (
    <BlocksPage page="weclome" blocks={blocks}>
      <label className={styles.span}>
        <span>{t('weclome.range')}</span>
        <RangeField
          value={[span.beginTime ? dayjs(span.beginTime) : null, span.endTime ? dayjs(span.endTime) : null]}
          onChange={(range) => show(range?.[0], range?.[1])}
        />
      </label>
    </BlocksPage>
  );
}
