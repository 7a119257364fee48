import { useSession } from '@/shared/auth/session';
import { isOnlyHere, removeTraces } from '@/shared/personal/traces';
import { forgetVisit } from '@/app/session/lastVisit';
import { sealTab } from '@/app/session/sealing';
import { storageKey } from '@/app/session/storageKey';

/**
 * Removes what another person could read in this browser's storage when the session ends. After an end that the user did
 * not ask for, only they can read their drafts and tabs again, where the server has given a key; what no server stores
 * stays for them.
 */
export async function cleanStorage(end: 'signOut' | 'other'): Promise<void> {
  const userId = String(useSession.getState().user?.userId ?? '');
  if (end === 'signOut' || !isOnlyHere(userId)) removeTraces(userId);
  if (end === 'signOut') return;
  forgetVisit();
  await sealTab(storageKey());
}
