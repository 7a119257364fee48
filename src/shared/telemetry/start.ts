import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { deployment } from '@/shared/settings/deployment';
import { connectReporter } from './note';
import { otlpLogs, takesOtlp } from './otlp';
import { type Report, reporter } from './reporter';

/**
 * Begins to report, to `reportAddress` or else the console, and to measure what the browser knows of this page load. What
 * is left goes when the page is hidden: nothing is certain after that.
 */
export function startReports(): void {
  const address = deployment.reportAddress ?? import.meta.env.VITE_REPORT_ADDRESS;
  const share = deployment.reportShare ?? Number(import.meta.env.VITE_REPORT_SHARE || 1);
  const { take, flush } = reporter(address ? (report) => post(address, report) : say, share);
  connectReporter(take);
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => take({ kind: 'vital', what: name, value }));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush();
  });
  window.addEventListener('pagehide', flush);
}

/** `debug`, which a console shows only to those who ask for it. */
const say = ({ version, build, notes }: Report) => {
  // oxlint-disable-next-line eslint/no-console -- the console is where it goes unless an address is set
  for (const one of notes) console.debug('[watch]', version, build, one);
};

/**
 * Outlives the page like a beacon, but says nothing more than its body: a beacon would send cookies, and the address of
 * the page with its query as referrer.
 */
function post(address: string, report: Report): void {
  void fetch(address, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(takesOtlp(address) ? otlpLogs(report) : report),
  }).catch(() => undefined);
}
