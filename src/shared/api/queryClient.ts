import { notifyManager, QueryClient } from '@tanstack/react-query';

// Renders responses in a microtask. By default they wait for a timer, which takes 100 ms on a busy machine.
notifyManager.setScheduler(queueMicrotask);

/**
 * The only cache of server rows. Queries do not retry, because the transport retries where a retry is safe. A screen
 * first renders its cached rows, and refetches them if they are older than half a minute.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
