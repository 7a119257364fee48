import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { deployment } from '@/shared/settings/deployment';
import { connectReporter } from './note';
import { otlpLogs, takesOtlp } from './otlp';
import { type Report, reporter } from './reporter';

/**
 * Starts to report errors and performance to `reportAddress`. Without an address, reports go to the console. Remaining
 * notes are sent when the page is hidden, because no later event may follow.
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

/** Writes a report to the console with `console.debug`, which browser consoles hide by default. */
const say = ({ version, build, notes }: Report) => {
  // oxlint-disable-next-line eslint/no-console -- reports go to the console unless an address is set
  for (const one of notes) console.debug('[watch]', version, build, one);
};

/**
 * Sends a report with `keepalive`, so that the report arrives even if the page closes. A beacon would also send
 * cookies, and as its referrer the page's address with the query.
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
