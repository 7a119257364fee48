import { Button, Card } from 'antd';
import dayjs from 'dayjs';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { day } from '@/shared/list/listAddress';
import { LazyPart } from '@/shared/load/LazyPart';
import { RangeField } from '@/shared/list/filter/RangeField';
import { partOfDay } from '@/shared/lib/greeting';
import { NewestNotices } from '@/shared/notices/NewestNotices';
import { type Block, BLOCKS, useArrangement } from './blocks';
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
  const { order, hidden } = useArrangement();
  const [arranging, setArranging] = useState(false);
  const content: Record<Block, ReactNode> = {
    waiting: <WaitingCard />,
    money: <MoneyCards />,
    figures: <Figures span={span} />,
    month: analysis && <MonthChart span={span} />,
    trend: analysis && <TrendChart span={span} />,
    rank: analysis && <RankCard span={span} />,
    tags: analysis && <TagCloud />,
    contests: <ContestCard />,
    notices: (
      <Card title={t('weclome.notices.title')} size="small">
        <NewestNotices most={5} />
      </Card>
    ),
  };
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
          <Button className={styles.arrange ?? ''} onClick={() => setArranging(true)}>
            {t('weclome.arrange')}
          </Button>
          <label className={styles.span}>
            <span>{t('weclome.range')}</span>
            <RangeField
              value={[span.beginTime ? dayjs(span.beginTime) : null, span.endTime ? dayjs(span.endTime) : null]}
              onChange={(range) => show(range?.[0], range?.[1])}
            />
          </label>
        </div>
      </Card>
      <div className={styles.blocks}>
        {order.map((block) => !hidden.includes(block) && <Fragment key={block}>{content[block]}</Fragment>)}
      </div>
      {arranging && (
        <LazyPart name="arrange" load={() => import('./ArrangeDialog')} onFail={() => setArranging(false)}>
          {({ ArrangeDialog }) => (
            <ArrangeDialog blocks={BLOCKS.filter((block) => content[block])} onClose={() => setArranging(false)} />
          )}
        </LazyPart>
      )}
    </div>
  );
}
