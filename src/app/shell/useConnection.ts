import { useEffect, useState, useSyncExternalStore } from 'react';
import { onApi } from '@/shared/api/events';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { queryClient } from '@/shared/api/queryClient';

/** Interval between attempts to reach an unreachable server, in milliseconds. */
const EVERY = 10_000;

const watch = (onChange: () => void) => {
  const names = ['online', 'offline'] as const;
  for (const name of names) window.addEventListener(name, onChange);
  return () => names.forEach((name) => window.removeEventListener(name, onChange));
};

/**
 * True while the server cannot be reached: the browser is offline, or the last request got no answer. Retries on its
 * own, and refetches failed queries once the connection is back.
 */
export function useConnectionLost(): boolean {
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  const [lost, setLost] = useState(false);
  useEffect(() => onApi('connection', (connection) => setLost(connection.lost)), []);
  useEffect(() => {
    if (!lost || !online) return;
    const ask = () => void request({ url: paths.systemConfig, quiet: true }).catch(() => undefined);
    // The network has just come back: try at once instead of at the next interval.
    const soon = setTimeout(ask, 500);
    const timer = setInterval(ask, EVERY);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      const failed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };
      void queryClient.refetchQueries({ type: 'active', ...failed });
    };
  }, [lost, online]);
  return lost || !online;
}
