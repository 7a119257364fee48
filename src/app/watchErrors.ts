import i18next from 'i18next';
import { ApiError } from '@/shared/api/ApiError';
import { notify } from '@/shared/ui/notify';

/** How long a storm of failures counts as one, in milliseconds. */
const STORM = 3000;

/**
 * Says once that something went wrong when a click or a promise of ours throws: no boundary of React's sees those
 * (docs/quality#row-135). The browser writes the error itself to its console.
 */
export function watchErrors(): void {
  let last = -STORM;
  function report(error: unknown) {
    // Calls show their failures themselves, and what a browser says of resizing is no failure.
    if (error === undefined || error === null || error instanceof ApiError) return;
    if (performance.now() - last < STORM) return;
    last = performance.now();
    notify.error(i18next.t('shared:error.unknown'));
  }
  window.addEventListener('error', (event) => report(event.error));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}
