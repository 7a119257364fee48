import { BellOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Badge, Button, Empty, Popover, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { TableFailure } from '@/shared/crud/TableFailure';
import { readStored, writeStored } from '@/shared/lib/storage';
import { newestNotices } from './notices.api';
import styles from './NoticeBell.module.css';

/** The newest notices; the number says how many came since the person last looked. */
export default function NoticeBell() {
  const { t } = useTranslation('app');
  const userId = useSession((session) => session.user?.userId);
  const seenKey = `NOTICE_SEEN ${userId}`;
  const [seen, setSeen] = useState(() => String(readStored(seenKey) ?? ''));

  const notices = useQuery({
    queryKey: ['/system/notice', 'newest'],
    queryFn: ({ signal }) => newestNotices(signal),
    refetchInterval: 5 * 60_000,
  });
  const records = notices.data?.records ?? [];
  const unread = records.filter((notice) => (notice.publishTime ?? '') > seen).length;

  function onOpenChange(open: boolean) {
    const newest = records[0]?.publishTime;
    if (open || !newest) return;
    setSeen(newest);
    writeStored(seenKey, newest);
  }

  return (
    <Popover
      trigger="click"
      placement="bottom"
      title={t('notices.title')}
      onOpenChange={onOpenChange}
      content={
        <div className={styles.list}>
          {notices.isPending && <Skeleton active title={false} />}
          {notices.isError && <TableFailure error={notices.error} onRetry={() => void notices.refetch()} />}
          {notices.isSuccess && records.length === 0 && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notices.none')} />
          )}
          <ul>
            {records.map((notice) => (
              <li key={notice.noticeId}>
                <bdi>{notice.noticeTitle}</bdi>
                <time>{notice.publishTime ?? '-'}</time>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <Button
        type="text"
        aria-label={unread > 0 ? t('notices.unread', { count: unread }) : t('notices.title')}
        icon={
          <Badge count={unread} size="small" offset={[2, -2]}>
            <BellOutlined />
          </Badge>
        }
      />
    </Popover>
  );
}
