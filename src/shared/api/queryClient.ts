import { QueryClient } from '@tanstack/react-query';

/**
 * The one cache of server rows. The transport retries by itself where that is safe; a screen that is shown again paints
 * what it had and asks again when that is older than half a minute.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
