import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, Empty } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '@/shared/auth/Can';
import { Loading } from '@/shared/display/Loading';
import { useMenuLink } from '@/shared/menu/links';
import { useFormats } from '@/shared/settings/useFormats';
import { Countdown } from '@/shared/display/Countdown';
import { nextContest } from './weclome.api';
import styles from './WeclomePage.module.css';

const KEY = ['/biz/competition', 'next'];

/** The next contest with a countdown to its start; then the contest after it. */
export function ContestCard() {
  const { t } = useTranslation('overview');
  const formats = useFormats();
  const client = useQueryClient();
  const allowed = useCan('contest:competition:list');
  const list = useMenuLink()('competition');
  const next = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => nextContest(dayjs().format('YYYY-MM-DD HH:mm:ss'), signal),
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
              target={dayjs(next.data.startTime).valueOf()}
              onEnd={() => void client.invalidateQueries({ queryKey: KEY })}
            />
          </p>
          <p className={styles.where}>{t('weclome.contest.start', { time: formats.minute(next.data.startTime) })}</p>
        </div>
      )}
    </Card>
  );
}
