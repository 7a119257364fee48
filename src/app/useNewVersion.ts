import { atBase } from '@/shared/settings/base';
import i18next from 'i18next';
import { useEffect } from 'react';
import { notify } from '@/shared/display/notify';

/** Minimum time between checks, in milliseconds; a check runs only when the user returns to the window. */
const EVERY = 5 * 60_000;

/** Reports once that the server has a newer build. It never reloads by itself, because there may be unsaved input. */
export function useNewVersion(): void {
  useEffect(() => {
    let asked = Date.now();
    async function look() {
      if (document.hidden || Date.now() - asked < EVERY) return;
      asked = Date.now();
      const build = await fetch(atBase('/version.json'), { cache: 'no-store' })
        .then((answer) => (answer.ok ? (answer.json() as Promise<{ build?: unknown }>) : undefined))
        .then((version) => version?.build)
        .catch(() => undefined);
      if (typeof build !== 'string' || build === __BUILD__) return;
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('focus', onFocus);
      notify.alert(i18next.t('app:version.title'), i18next.t('app:version.hint'));
    }
    const onFocus = () => void look();
    document.addEventListener('visibilitychange', onFocus);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('focus', onFocus);
    };
  }, []);
}
