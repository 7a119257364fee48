import { useEffect, useState, useSyncExternalStore } from 'react';
import { onApi } from '@/shared/api/events';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { queryClient } from '@/shared/api/queryClient';

/** How often a server that cannot be reached is tried again, in milliseconds. */
const EVERY = 10_000;

const watch = (onChange: () => void) => {
  const names = ['online', 'offline'] as const;
  for (const name of names) window.addEventListener(name, onChange);
  return () => names.forEach((name) => window.removeEventListener(name, onChange));
};

/**
 * Whether there is no way to the server now: the browser has no network, or the last request reached nobody. It is tried
 * again by itself, and what could not be loaded meanwhile is loaded when the way is there.
 */
export function useConnectionLost(): boolean {
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  const [lost, setLost] = useState(false);
  useEffect(() => onApi('connection', (connection) => setLost(connection.lost)), []);
  useEffect(() => {
    if (!lost || !online) return;
    const ask = () => void request({ url: paths.systemConfig, quiet: true }).catch(() => undefined);
    // The network is back after an absence: nobody wants to wait for the next round.
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
