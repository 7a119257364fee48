import i18next from 'i18next';
import { ApiError } from '@/shared/api/ApiError';
import { whenIdle } from '@/shared/lib/timing';
import { notify } from '@/shared/display/notify';
import { note } from '@/shared/telemetry/note';

/** Time in milliseconds within which repeated errors are shown only once. */
const STORM = 3000;

/** Loads telemetry (docs/watch.md) after the first page is complete. If loading fails, no errors are reported. */
export function startWatch(): void {
  async function load() {
    const { startReports } = await import('@/shared/telemetry/start');
    startReports();
  }
  const begin = () => whenIdle(() => void load().catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/**
 * Shows one notification when an event handler or a promise in our code throws (docs/quality#row-135). React's error
 * boundaries do not catch errors in event handlers and promises. The browser itself logs the error.
 */
export function watchErrors(): void {
  let last = -STORM;
  function report(error: unknown) {
    // Ignores failed requests, which show their own errors, and the browser's harmless ResizeObserver warning, which
    // has no error object.
    if (error === undefined || error === null || error instanceof ApiError) return;
    note({ kind: 'error', what: error });
    if (performance.now() - last < STORM) return;
    last = performance.now();
    notify.error(i18next.t('shared:error.unknown'));
  }
  window.addEventListener('error', (event) => report(event.error));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}
