import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { useMenuLink } from '@/shared/menu/links';
import { showAlert } from '@/shared/notices/desktopAlerts';
import { storageKey } from '@/shared/storage/storage';
import { followStream } from '@/shared/api/stream/followStream';
import { onLive } from '@/shared/api/stream/live';
import { keyOf, type LiveEvent } from '@/shared/api/stream/liveEvents';
import { applyEvents } from './applyEvents';

/**
 * Follows the server's events while the user is signed in. Refetches the affected data. Shows urgent events as
 * notifications of the operating system. Renders nothing.
 */
export function LiveUpdates() {
  const { t } = useTranslation('tools');
  const client = useQueryClient();
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const userId = useSession(({ user }) => user?.userId);
  const isStopped = useOtherWindow(({ what }) => what !== undefined);

  const alertTo = useEffectEvent((event: LiveEvent) => {
    const show = (title: string, text: string | null | undefined, to: string | undefined) =>
      showAlert({ title, text: text ?? '', tag: keyOf(event), onClick: () => to && void navigate(to) });
    if (event.kind === 'signout') show(t('live.signedOut'), event.about.reason, undefined);
    if (event.kind === 'task' && event.about.urgent) show(t('live.task'), event.about.title, linkOf('tasking'));
    if (event.kind === 'notice' && event.about.urgent)
      show(t('live.notice'), event.about.title, event.about.link ?? linkOf('inbox'));
  });

  useEffect(() => {
    if (userId === undefined || isStopped) return;
    const stop = new AbortController();
    const { isFirst } = followStream(storageKey(`STREAM ${userId}`), stop.signal);
    const unlisten = onLive((events) => {
      // Only one window of the browser shows alerts.
      if (isFirst()) events.forEach(alertTo);
      return applyEvents(events, client);
    });
    return () => {
      unlisten();
      stop.abort();
    };
  }, [userId, isStopped, client]);
  return null;
}
