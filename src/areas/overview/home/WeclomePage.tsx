import { instantOf, serverNow } from '@/shared/settings/times';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, Empty } from 'antd';
import { useCan } from '@/shared/auth/Can';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { BlocksPage } from '@/shared/home/BlocksPage';
import { NoticesCard } from '@/shared/home/NoticesCard';
import { WaitingCard } from '@/shared/home/WaitingCard';
import { useOffers } from '@/shared/menu/useOffers';
import { day } from '@/shared/list/listAddress';
import { RangeField } from '@/shared/list/filter/RangeField';
import { Loading } from '@/shared/display/Loading';
import { useMenuLink } from '@/shared/menu/links';
import { useFormats } from '@/shared/settings/useFormats';
import { Countdown } from '@/shared/display/Countdown';
import { MonthChart, TrendChart } from './Charts';
import { Figures } from './Figures';
import { MoneyCards } from './MoneyCards';
import { RankCard, TagCloud } from './RankCard';
import { FIGURE_PERMISSIONS, nextContest, type Span } from './weclome.api';
import styles from './WeclomePage.module.css';

/** The overview: pending work, the platform's figures and their trends. */
export default function WeclomePage() {
  const { t } = useTranslation(['overview', 'home']);
  const hasNotices = useOffers('notices');
  const { analysis } = useSession((session) => session.config);
  const user = useSession((session) => session.user);
  const seesLog = useCan('monitor:operlog:list');
  const seesResumes = useCan(FIGURE_PERMISSIONS.resumeTotal);
  const seesFigures = Object.values(FIGURE_PERMISSIONS).some((permission) => can(user, permission));
  const [search, setSearch] = useSearchParams();
  const span: Span = { beginTime: day(search.get('beginTime') ?? ''), endTime: day(search.get('endTime') ?? '') };
  const show = (from: dayjs.Dayjs | null | undefined, to: dayjs.Dayjs | null | undefined) =>
    setSearch({
      ...(from && { beginTime: from.format('YYYY-MM-DD') }),
      ...(to && { endTime: to.format('YYYY-MM-DD') }),
    });
  const blocks = {
    waiting: { name: t('home:waiting.title'), content: <WaitingCard /> },
    money: { name: t('weclome.money.title'), content: <MoneyCards /> },
    figures: { name: t('weclome.figures'), content: <Figures span={span} /> },
    month: { name: t('weclome.month.title'), content: analysis && seesFigures && <MonthChart span={span} /> },
    trend: { name: t('weclome.trend.title'), content: analysis && seesLog && <TrendChart span={span} /> },
    rank: { name: t('weclome.rank.title'), content: analysis && seesLog && <RankCard span={span} /> },
    tags: { name: t('weclome.tags.title'), content: analysis && seesResumes && <TagCloud /> },
    contests: { name: t('weclome.contest.title'), content: <ContestCard /> },
    notices: { name: t('home:notices'), content: hasNotices && <NoticesCard /> },
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

const KEY = ['/biz/competition', 'next'];

/** The next contest with a countdown to its start. When the countdown ends, the card shows the following contest. */
function ContestCard() {
  const { t } = useTranslation('overview');
  const formats = useFormats();
  const client = useQueryClient();
  const allowed = useCan('contest:competition:list');
  const list = useMenuLink()('competition');
  const next = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => nextContest(serverNow(), signal),
    enabled: allowed && list !== undefined,
  });
  if (!allowed || list === undefined) return null;
  return (
    <Card title={t('weclome.contest.title')} size="small" className={styles.middle ?? ''}>
      <Loading query={next} title={false} />
      {next.data === null && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('weclome.contest.none')} />}
      {next.data && (
        <div className={styles.contest}>
          <p>
            <Link to={list}>{next.data.competitionName}</Link>
          </p>
          <p className={styles.clock}>
            <Countdown
              target={instantOf(next.data.startTime)}
              onEnd={() => void client.invalidateQueries({ queryKey: KEY })}
            />
          </p>
          <p className={styles.where}>{t('weclome.contest.start', { time: formats.minute(next.data.startTime) })}</p>
        </div>
      )}
    </Card>
  );
}
