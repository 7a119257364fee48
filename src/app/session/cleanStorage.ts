import { useSession } from '@/shared/auth/session';
import { isOnlyHere, removeTraces } from '@/shared/personal/traces';
import { forgetVisit } from './lastVisit';
import { sealTab } from './sealing';
import { storageKey } from './storageKey';

/**
 * At the end of a session, removes stored data from which another person could learn about the user. After a session
 * that the user did not end on purpose, keeps views and starred places that are stored only in this browser, and
 * encrypts drafts and open tabs. Only this user can restore encrypted data, with a key from the server. Without a key,
 * encrypts nothing. Never rejects.
 */
export async function cleanStorage(end: 'signOut' | 'other'): Promise<void> {
  const userId = String(useSession.getState().user?.userId ?? '');
  if (end === 'signOut' || !isOnlyHere(userId)) removeTraces(userId);
  if (end === 'signOut') return;
  forgetVisit();
  await sealTab(storageKey()).catch(() => undefined);
}
