import { queryClient } from '@/shared/api/queryClient';
import type { Id } from '@/shared/lib/id';
import { followServerJobs } from '@/shared/list/transfer/serverJobs';
import { viewsQuery } from '@/shared/list/views/views.api';
import { followSettings } from '@/shared/personal/followSettings';
import { removeTracesOfOthers } from '@/shared/personal/traces';

/**
 * Synchronizes a user's settings and saved views between this browser and the server. Also follows the exports that the
 * server makes for the user. Loads views after settings, because settings store the starred views. Returns a function
 * that stops the synchronization.
 */
export function followPerson(userId: Id): () => void {
  const { loaded, stop } = followSettings(userId);
  const stopJobs = followServerJobs();
  let isStopped = false;
  void loaded.then(async () => {
    removeTracesOfOthers(String(userId));
    if (!isStopped) await queryClient.prefetchQuery(viewsQuery);
  });
  return () => {
    isStopped = true;
    stop();
    stopJobs();
  };
}
