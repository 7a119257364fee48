import i18next from 'i18next';
import { onApi } from '@/shared/api/events';
import { useSession } from '@/shared/auth/session';
import { getToken, TOKEN_KEY } from '@/shared/auth/token';
import { notify } from '@/shared/ui/notify';
import { signOutAfter401 } from './signOut';

/** How long a storm of the same refusals counts as one, in milliseconds. */
const STORM = 3000;

/**
 * Listens to what the transport announces and shows it: one notification for a storm of 401s or 403s, and the session's
 * end after a 401. Titles and the first line are the specification's words in every language, a second line is the person's.
 */
export function watchSession(): void {
  const once = stormless();
  onApi('unauthorized', ({ hadToken }) => {
    if (once('401')) {
      notify.alert('Unauthorized', `Authorization verification failed\n${i18next.t('shared:error.unauthorized')}`);
    }
    if (hadToken || useSession.getState().signedIn) signOutAfter401();
  });
  onApi('forbidden', ({ message }) => {
    if (once(`403 ${message}`)) notify.alert('Forbidden', message || i18next.t('shared:error.forbidden'));
  });
  // Another window signed out or in: this one must not go on with a session that is no longer its own.
  window.addEventListener('storage', ({ key }) => {
    if ((key === TOKEN_KEY || key === null) && useSession.getState().signedIn) location.reload();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && useSession.getState().signedIn && !getToken()) location.reload();
  });
}

function stormless() {
  const last = new Map<string, number>();
  return (what: string) => {
    const now = performance.now();
    const silent = now - (last.get(what) ?? -STORM) < STORM;
    last.set(what, now);
    return !silent;
  };
}
