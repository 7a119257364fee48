import { keysOf } from '@/shared/api/queryKeys';
import { BellOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewestNotices } from '@/shared/notices/NewestNotices';
import { newestNotices } from '@/shared/notices/newestNotices';
import { keepNoticesSeen, noticesSeen } from './notices.api';
import styles from './NoticeBell.module.css';

const SEEN = keysOf('/system/notify/seen').all;

/** The newest notices; the badge counts those since the user last opened the bell, in any browser. */
export default function NoticeBell() {
  const { t } = useTranslation('app');
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const notices = useQuery(newestNotices);
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
          <NewestNotices onOpened={() => onOpenChange(false)} />
        </div>
      }
    >
      <Button
        type="text"
        aria-label={unread > 0 ? t('notices.unread', { count: unread }) : t('notices.title')}
        aria-expanded={open}
        className={styles.bell ?? ''}
        icon={<BellOutlined />}
      >
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Button>
    </Popover>
  );
}
