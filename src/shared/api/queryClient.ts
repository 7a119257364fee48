import { notifyManager, QueryClient } from '@tanstack/react-query';

// Answers render in a microtask; by default they wait for a timer, which takes 100 ms on a busy machine.
notifyManager.setScheduler(queueMicrotask);

/**
 * The only cache of server rows. Query retries are off, because the transport retries where that is safe. A screen that
 * is shown again renders its cached rows, and refetches them when they are older than half a minute.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
