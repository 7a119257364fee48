import { useQuery } from '@tanstack/react-query';
import { Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TableFailure } from '@/shared/list/TableFailure';
import { useWay } from '@/shared/menu/links';
import { newestNotices } from './newestNotices';
import styles from './NewestNotices.module.css';

/** The newest notices by title and time; ways to the whole of them where the person's menu has their screen. */
export function NewestNotices({ most = 10, onOpened }: { most?: number; onOpened?: () => void }) {
  const { t } = useTranslation();
  const notices = useQuery(newestNotices);
  const detail = useWay()('noticeDetail');
  const records = notices.data?.records.slice(0, most) ?? [];
  return (
    <>
      {notices.isPending && <Skeleton active title={false} />}
      {notices.isError && <TableFailure error={notices.error} onRetry={() => void notices.refetch()} />}
      {notices.isSuccess && records.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notices.none')} />
      )}
      <ul className={styles.list}>
        {records.map(({ noticeId, noticeTitle, publishTime }) => (
          <li key={noticeId}>
            {detail ? (
              <Link to={`${detail}?id=${encodeURIComponent(noticeId)}`} onClick={onOpened}>
                <bdi>{noticeTitle}</bdi>
              </Link>
            ) : (
              <bdi>{noticeTitle}</bdi>
            )}
            <time>{publishTime ?? '-'}</time>
          </li>
        ))}
      </ul>
    </>
  );
}
