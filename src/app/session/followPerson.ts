import { queryClient } from '@/shared/api/queryClient';
import type { Id } from '@/shared/lib/id';
import { followServerJobs } from '@/shared/list/transfer/serverJobs';
import { viewsQuery } from '@/shared/list/views/views.api';
import { followSettings } from '@/shared/personal/followSettings';
import { removeTracesOfOthers } from '@/shared/personal/traces';

/**
 * Lets the settings and saved views of a user follow to this browser, and its own be stored on the server, and lists the
 * exports that the server makes for the user. Views come second, because the marks on them are settings. Returns the
 * function that ends it.
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
