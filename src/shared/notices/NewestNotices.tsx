import { useFormats } from '@/shared/settings/useFormats';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import { Loading } from '@/shared/display/Loading';
import { isPinned, newestNotices, type ReaderNotice } from './newestNotices';
import { NoticeLink } from './NoticeLink';
import { isUnread, markRead, readState } from './readState.api';
import styles from './NewestNotices.module.css';

interface NewestNoticesProps {
  most?: number;
  /** Returns false for a kind of notice that the reader has turned off. */
  isWanted?: (notice: ReaderNotice) => boolean;
  onOpened?: () => void;
}

/**
 * The newest notices, pinned notices first. Showing a notice does not mark the notice as read. The user must open the
 * notice or click its unread mark.
 */
export function NewestNotices({ most = 10, isWanted = () => true, onOpened }: NewestNoticesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const notices = useQuery(newestNotices);
  const { data: state } = useQuery(readState);
  const records = notices.data?.records.filter(isWanted).slice(0, most) ?? [];
  return (
    <>
      <Loading query={notices} title={false} />
      {notices.isSuccess && records.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notices.none')} />
      )}
      <ul className={styles.list}>
        {records.map((notice) => {
          const { noticeId, noticeTitle, noticeType, publishTime } = notice;
          const unread = state !== undefined && isUnread(state, notice);
          return (
            <li key={noticeId} data-unread={unread}>
              {unread && (
                <button
                  type="button"
                  className={styles.mark}
                  title={t('notices.markOne')}
                  aria-label={t('notices.markNamed', { title: noticeTitle })}
                  onClick={() => void markRead(client, noticeId).catch(() => undefined)}
                />
              )}
              <span className={styles.title}>
                <NoticeLink notice={notice} onOpened={onOpened} />
              </span>
              <span className={styles.about}>
                {isPinned(notice) && <b>{t('notices.pinned')}</b>}
                {noticeType && <DictTag dictType="sys_notice_type" value={noticeType} />}
                <time>{formats.minute(publishTime ?? '-')}</time>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
