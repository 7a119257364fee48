import { BellOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Button, Empty, Popover, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TableFailure } from '@/shared/crud/TableFailure';
import { useWay } from '@/shared/lib/ways';
import { keepNoticesSeen, newestNotices, noticesSeen } from './notices.api';
import styles from './NoticeBell.module.css';

const NOTICES = ['/system/notice', 'newest'];
const SEEN = ['/system/notify/seen'];

/** The newest notices; the number says how many came since the person last looked, in whatever browser. */
export default function NoticeBell() {
  const { t } = useTranslation('app');
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const notices = useQuery({
    queryKey: NOTICES,
    queryFn: ({ signal }) => newestNotices(signal),
    refetchInterval: 5 * 60_000,
  });
  const seen = useQuery({ queryKey: SEEN, queryFn: ({ signal }) => noticesSeen(signal), staleTime: Infinity });
  const keep = useMutation({
    mutationFn: keepNoticesSeen,
    onMutate: (time) => client.setQueryData(SEEN, time),
  });
  const records = notices.data?.records ?? [];
  const newest = records[0]?.publishTime;
  const unread = seen.isPending
    ? 0
    : records.filter(({ publishTime }) => (publishTime ?? '') > (seen.data ?? '')).length;

  function onOpenChange(next: boolean) {
    setOpen(next);
    if (!next && newest && unread > 0) keep.mutate(newest);
  }

  return (
    <Popover
      trigger="click"
      placement="bottom"
      getPopupContainer={(bell) => bell.parentElement ?? document.body}
      title={t('notices.title')}
      open={open}
      onOpenChange={onOpenChange}
      content={
        <div className={styles.list}>
          {notices.isPending && <Skeleton active title={false} />}
          {notices.isError && <TableFailure error={notices.error} onRetry={() => void notices.refetch()} />}
          {notices.isSuccess && records.length === 0 && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notices.none')} />
          )}
          <ul>
            {records.map(({ noticeId, noticeTitle, publishTime }) => (
              <li key={noticeId}>
                <NoticeTitle id={noticeId} title={noticeTitle} onOpened={() => onOpenChange(false)} />
                <time>{publishTime ?? '-'}</time>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <Button
        type="text"
        aria-label={unread > 0 ? t('notices.unread', { count: unread }) : t('notices.title')}
        aria-expanded={open}
        icon={
          <Badge count={unread} size="small" offset={[2, -2]}>
            <BellOutlined />
          </Badge>
        }
      />
    </Popover>
  );
}

interface NoticeTitleProps {
  id: number | string;
  title: string;
  onOpened: () => void;
}

/** What a notice is called; a way to the whole of it where this build and the person's menu have its screen. */
function NoticeTitle({ id, title, onOpened }: NoticeTitleProps) {
  const detail = useWay()('noticeDetail');
  if (!detail) return <bdi>{title}</bdi>;
  return (
    <Link to={`${detail}?id=${encodeURIComponent(id)}`} onClick={onOpened}>
      <bdi>{title}</bdi>
    </Link>
  );
}
