import i18next from 'i18next';
import { useEffect } from 'react';
import { checkSession } from '@/shared/auth/otherWindows';
import { tokenEnds } from '@/shared/auth/token';
import { storageRefused } from '@/shared/storage/storage';
import { notify } from '@/shared/display/notify';

/** How long before the end of the session's 12 hours the user is warned, in milliseconds (docs/decisions#2). */
const BEFORE = 10 * 60_000;

/**
 * Warns once before the session ends, and blocks the page after the end. Also warns if the browser refuses storage,
 * because a reload then ends the session.
 */
export function useSessionEnd(): void {
  useEffect(() => {
    if (storageRefused()) notify.warning(i18next.t('shared:error.storage'));
    const ends = tokenEnds();
    if (ends === null) return;
    let warned = false;
    // Checks the time every minute, because a long timeout fires late after the machine sleeps.
    const timer = setInterval(() => {
      const left = ends - Date.now();
      if (left <= 0) checkSession();
      if (left > BEFORE || warned) return;
      warned = true;
      if (left > 0) notify.alert(i18next.t('shared:session.ending'), i18next.t('shared:session.endingHint'));
    }, 60_000);
    return () => clearInterval(timer);
  }, []);
}
