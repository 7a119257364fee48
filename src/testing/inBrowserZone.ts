import { onTestFinished, vi } from 'vitest';

/**
 * Puts the browser into a time zone (IANA name) until the end of the test. With `now`, an ISO time, also sets the clock.
 * The server stays in Asia/Shanghai.
 */
export function inBrowserZone(zone: string, now?: string): void {
  vi.stubEnv('TZ', zone);
  if (now !== undefined) vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
}
