import i18next from 'i18next';
import { useEffect } from 'react';
import { tokenEnds } from '@/shared/auth/token';
import { storageRefused } from '@/shared/lib/storage';
import { notify } from '@/shared/ui/notify';

/** How long before the end of the 12 hours somebody is told, in milliseconds (docs/decisions#2). */
const BEFORE = 10 * 60_000;

/** Says once that the session will end soon, and that a browser without storage ends it with the page. */
export function useSessionEnd(): void {
  useEffect(() => {
    if (storageRefused()) notify.warning(i18next.t('shared:error.storage'));
    const ends = tokenEnds();
    if (ends === null) return;
    // A timer is late after a sleep of the machine: the time is looked at again every minute instead.
    const timer = setInterval(() => {
      if (ends - Date.now() > BEFORE) return;
      clearInterval(timer);
      if (ends > Date.now()) notify.alert(i18next.t('shared:session.ending'), i18next.t('shared:session.endingHint'));
    }, 60_000);
    return () => clearInterval(timer);
  }, []);
}
