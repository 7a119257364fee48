import { BellOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '@/shared/menu/MenuLink';
import { NewestNotices } from '@/shared/notices/NewestNotices';
import { newestNotices, type ReaderNotice } from '@/shared/notices/newestNotices';
import { preferences, wantsInApp } from '@/shared/notices/preferences.api';
import { countUnread, isUnread, markAllRead, readState } from '@/shared/notices/readState.api';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import styles from './NoticeBell.module.css';
import type { Waiting } from '@/shared/area/area';
import { useCan } from '@/shared/auth/Can';
import { useFormats } from '@/shared/settings/useFormats';
import { waitingKinds, waitingQuery } from '@/shared/home/waiting';
import { useMenuLink } from '@/shared/menu/links';
import { useLive } from '@/shared/api/stream/live';

/** Interval in milliseconds at which the bell fetches notices if the server does not push them. */
const POLL_MS = 5 * 60_000;

/**
 * The inbox of notices. The badge counts unread notices. Opening the bell does not mark notices as read. The user can
 * turn off kinds of notices in the notification settings. The bell neither shows nor counts notices of these kinds. If
 * all kinds are off, the bell requests no notices. If the server lacks notification settings, the bell shows all kinds.
 */
export function NoticeBell() {
  const { t } = useTranslation('tools');
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const wanted = useQuery(preferences);
  const isWanted = ({ kind }: Pick<ReaderNotice, 'kind'>) => wantsInApp(wanted.data, kind ?? 'system');
  const hasNotices = ['system', 'todo', 'audit'].some((kind) => isWanted({ kind }));
  const isKnown = !wanted.isPending;
  const isLive = useLive((live) => live.isLive);
  const refetchInterval = isLive ? false : POLL_MS;
  const notices = useQuery({ ...newestNotices, enabled: isKnown && hasNotices, refetchInterval });
  const { data: state } = useQuery({ ...readState, enabled: isKnown && hasNotices, refetchInterval });
  const all = useMutation({
    mutationFn: () => markAllRead(client, shown),
    onError: (error) => notify.error(errorTextNow(error)),
  });
  const shown = notices.data?.records.filter(isWanted) ?? [];
  // The server's count always includes public notices, so it is used only if the user wants to see public notices.
  const { count, more } =
    isWanted({}) && hasNotices && state && notices.data
      ? countUnread(state, notices.data)
      : { count: state ? shown.filter((one) => isUnread(state, one)).length : 0, more: false };
  const close = () => setOpen(false);

  return (
    <Popover
      trigger="click"
      placement="bottom"
      getPopupContainer={(bell) => bell.parentElement ?? document.body}
      title={
        <div className={styles.head}>
          {t('notices.title')}
          {hasNotices && (
            <Button
              size="small"
              type="link"
              disabled={count === 0}
              loading={all.isPending}
              onClick={() => all.mutate()}
            >
              {t('notices.markAll')}
            </Button>
          )}
        </div>
      }
      open={open}
      onOpenChange={setOpen}
      content={
        <>
          <div className={styles.list}>
            {wantsInApp(wanted.data, 'todo') && <WaitingTasks onOpened={close} />}
            {hasNotices ? <NewestNotices isWanted={isWanted} onOpened={close} /> : <p>{t('notices.off')}</p>}
          </div>
          <p className={styles.foot}>
            <MenuLink to="inbox" onClick={close}>
              {t('notices.all')}
            </MenuLink>
            <MenuLink to="notification" onClick={close}>
              {t('notices.settings')}
            </MenuLink>
          </p>
        </>
      }
    >
      <Button
        type="text"
        aria-label={count > 0 ? t(more ? 'notices.unreadMore' : 'notices.unread', { count }) : t('notices.title')}
        aria-expanded={open}
        className={styles.bell ?? ''}
        icon={<BellOutlined />}
      >
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : `${count}${more ? '+' : ''}`}
          </span>
        )}
      </Button>
    </Popover>
  );
}

/** Shows a link in the bell for each kind of pending work with `isInBell`. Kinds without rows have no link. */
function WaitingTasks({ onOpened }: { onOpened: () => void }) {
  return waitingKinds()
    .filter(({ isInBell }) => isInBell)
    .map((kind) => <WaitingLink key={kind.name} kind={kind} onOpened={onOpened} />);
}

function WaitingLink({ kind, onOpened }: { kind: Waiting; onOpened: () => void }) {
  const { t } = useTranslation('home');
  const { number } = useFormats();
  const allowed = useCan(kind.permission);
  const hasPlace = useMenuLink()(kind.menuKey) !== undefined;
  const { data } = useQuery({ ...waitingQuery(kind), enabled: allowed && hasPlace });
  if (!data?.total) return null;
  return (
    <p className={styles.tasks}>
      <MenuLink to={kind.menuKey} onClick={onOpened}>
        {t(`waiting.${kind.name}`)} <strong>{number(data.total)}</strong>
      </MenuLink>
    </p>
  );
}
