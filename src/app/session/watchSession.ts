import i18next from 'i18next';
import { onApi } from '@/shared/api/events';
import { useSession } from '@/shared/auth/session';
import { checkSession, useOtherWindow, watchOtherWindows } from '@/shared/auth/otherWindows';
import { ownTokenEnded } from '@/shared/auth/token';
import { notify } from '@/shared/display/notify';
import { whenTranslated } from '@/app/i18n/i18n';
import { isLeaving } from '@/shared/auth/leaving';
import { signOutAfter401 } from './signOut';

/** Time in milliseconds within which equal errors are shown only once. */
const STORM = 3000;

/**
 * Handles the session events of the transport. Shows one notification for a burst of 401s or 403s. Signs out after a
 * 401. The specification requires an English title and, after a 401, an English first line. The next line is the
 * server's reason. If the server gives no reason, the next line is our text in the user's language.
 */
export function watchSession(): void {
  const once = stormless();
  onApi('unauthorized', ({ hadToken, reason }) => {
    if (hadToken || useSession.getState().signedIn) announceEnd(once, reason);
    else showUnauthorized(once, reason);
  });
  onApi('forbidden', ({ message }) => {
    if (once(`403 ${message}`))
      whenTranslated(() => notify.alert('Forbidden', message || i18next.t('shared:error.forbidden')));
  });
  onApi('tokenLost', ({ replaced }) => {
    if (isLeaving()) return;
    if (replaced) useOtherWindow.setState({ what: 'user' });
    else if (ownTokenEnded()) checkSession();
    else if (!useOtherWindow.getState().what) announceEnd(once);
  });
  watchOtherWindows();
}

type Once = (what: string) => boolean;

function showUnauthorized(once: Once, reason = ''): void {
  if (!once('401')) return;
  whenTranslated(() =>
    notify.alert(
      'Unauthorized',
      `Authorization verification failed\n${reason || i18next.t('shared:error.unauthorized')}`,
    ),
  );
}

function announceEnd(once: Once, reason?: string): void {
  showUnauthorized(once, reason);
  signOutAfter401();
}

function stormless(): Once {
  const last = new Map<string, number>();
  return (what: string) => {
    const now = performance.now();
    const silent = now - (last.get(what) ?? -STORM) < STORM;
    if (!silent) last.set(what, now);
    return !silent;
  };
}
