import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '@/shared/api/ApiError';
import { onApi } from '@/shared/api/events';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { queryClient } from '@/shared/api/queryClient';

/** Interval between checks whether the server can be reached again, in milliseconds. */
const EVERY = 10_000;

const watch = (onChange: () => void) => {
  const names = ['online', 'offline'] as const;
  for (const name of names) window.addEventListener(name, onChange);
  return () => names.forEach((name) => window.removeEventListener(name, onChange));
};

/** Requests the system config, which has the smallest response. Resolves to false only if the connection fails. */
const probe = () =>
  request({ url: paths.systemConfig, quiet: true, retried: true }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.kind === 'network'),
  );

/**
 * True while the server cannot be reached. Either the browser is offline, or a request and the following probe both got
 * no response. A single failing endpoint does not count, because its page shows the failure and a retry. A lost server
 * is probed at intervals. When the server responds again, failed queries are refetched.
 */
export function useConnectionLost(): boolean {
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let failing = false; // true from the first unanswered request until the next response
    return onApi('connection', (connection) => {
      if (!connection.lost) {
        failing = false;
        setLost(false);
      } else if (!failing) {
        failing = true;
        void probe().then((reached) => reached || setLost(true));
      }
    });
  }, []);
  useEffect(() => {
    if (!lost || !online) return;
    // The network may have just come back, so the first probe does not wait for the interval.
    const soon = setTimeout(probe, 500);
    const timer = setInterval(probe, EVERY);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [lost, online]);
  const isLost = lost || !online;
  // Not only after a lost server: if the browser is offline only briefly, the probe may already get a response.
  useEffect(() => (isLost ? refetchFailed : undefined), [isLost]);
  return isLost;
}

function refetchFailed(): void {
  const isFailed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };
  void queryClient.refetchQueries({ type: 'active', ...isFailed });
}
