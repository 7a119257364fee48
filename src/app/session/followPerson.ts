import { queryClient } from '@/shared/api/queryClient';
import type { Id } from '@/shared/lib/id';
import { followServerJobs } from '@/shared/list/transfer/serverJobs';
import { viewsQuery } from '@/shared/list/views/views.api';
import { followSettings } from '@/shared/personal/followSettings';
import { removeTracesOfOthers } from '@/shared/personal/traces';

interface Following {
  userId: Id;
  /** Sends the settings and views that the server lacks. Resolves even if sending fails. */
  send: () => Promise<unknown>;
  /** Stops synchronizing. */
  stop: () => void;
}

let following: Following | undefined;

/**
 * Synchronizes a user's settings and saved views between this browser and the server. Also follows the exports that the
 * server makes for the user. Loads views after settings, because settings store the starred views. Returns the running
 * synchronization if there is one for this user.
 */
export function followPerson(userId: Id): Following {
  if (following?.userId === userId) return following;
  following?.stop();
  const { loaded, send, stop } = followSettings(userId);
  const stopJobs = followServerJobs();
  let isStopped = false;
  const synchronized = loaded.then(async () => {
    removeTracesOfOthers(String(userId));
    if (!isStopped) await queryClient.prefetchQuery(viewsQuery);
  });
  following = {
    userId,
    send: () => Promise.all([synchronized, send()]),
    stop: () => {
      isStopped = true;
      following = undefined;
      stop();
      stopJobs();
    },
  };
  return following;
}
