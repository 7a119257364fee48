import { useQuery } from '@tanstack/react-query';
import { Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import { MenuLink } from '@/shared/menu/MenuLink';
import { newestNotices } from './newestNotices';
import styles from './NewestNotices.module.css';

/** The newest notices with title and time, as links when the user's menu has the notice screen. */
export function NewestNotices({ most = 10, onOpened }: { most?: number; onOpened?: () => void }) {
  const { t } = useTranslation();
  const notices = useQuery(newestNotices);
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
            <MenuLink to="noticeDetail" query={{ id: noticeId }} {...(onOpened && { onClick: onOpened })}>
              <bdi>{noticeTitle}</bdi>
            </MenuLink>
            <time>{publishTime ?? '-'}</time>
          </li>
        ))}
      </ul>
    </>
  );
}
