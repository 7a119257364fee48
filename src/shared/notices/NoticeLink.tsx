import { useState } from 'react';
import { Lazy } from '@/shared/lazy/Lazy';
import { MenuLink } from '@/shared/menu/MenuLink';
import { useMenuLink } from '@/shared/menu/links';
import type { ReaderNotice } from './newestNotices';
import styles from './NewestNotices.module.css';

const loadDrawer = () => import('./NoticeDrawer');

/**
 * Opens a notice on its page. If the user's menu lacks the page, opens the notice in a drawer. Therefore all users can
 * read a notice.
 */
export function NoticeLink({ notice, onOpened }: { notice: ReaderNotice; onOpened?: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const hasPage = useMenuLink()('noticeDetail') !== undefined;
  const title = <bdi>{notice.noticeTitle}</bdi>;
  if (hasPage) {
    return (
      <MenuLink to="noticeDetail" query={{ id: notice.noticeId }} {...(onOpened && { onClick: onOpened })}>
        {title}
      </MenuLink>
    );
  }
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {title}
      </button>
      {open && (
        <Lazy load={loadDrawer} onFail={() => setOpen(false)}>
          {({ NoticeDrawer }) => <NoticeDrawer notice={notice} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
