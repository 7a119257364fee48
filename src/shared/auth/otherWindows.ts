import { create } from 'zustand';
import { readStored, removeStored, storageKey, writeStored } from '@/shared/storage/storage';
import { isLeaving } from './leaving';
import { useSession } from './session';
import { getToken, ownsToken, ownTokenEnded, TOKEN_KEY } from './token';

/**
 * Why this window is blocked. Another window signed out (`out`), signed in as another user (`user`) or changed the
 * company (`company`). The value is `ended` if the session's 12 hours have passed.
 */
export type OtherWindowChange = 'out' | 'user' | 'company' | 'ended';

/** `what` is set once this window is blocked (docs/quality#row-33 to docs/quality#row-35). */
export const useOtherWindow = create<{ what?: OtherWindowChange }>(() => ({}));

const COMPANY = 'COMPANY';

/** Stores the user's current company, so that the other windows notice a change. */
export function shareCompany(): void {
  const { user } = useSession.getState();
  const company = String(user?.currCompId ?? '');
  if (readStored(COMPANY) !== company) writeStored(COMPANY, company);
}

/** The id of the company for which all windows of this browser act. Undefined if no company is stored. */
export const sharedCompany = (): string | undefined => {
  const stored = readStored(COMPANY);
  return typeof stored === 'string' ? stored : undefined;
};

/** Removes the stored company; called when the session ends. */
export const forgetCompany = () => removeStored(COMPANY);

/** Checks the session after another window signed out, signed in as another user or changed the company. */
export function watchOtherWindows(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN_KEY || key === storageKey(COMPANY)) checkSession();
  });
  // A page restored from the back-forward cache has missed the storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkSession());
}

/** True when this window may no longer write. Checks the session itself, because a storage event may be late. */
export function isStopped(): boolean {
  checkSession();
  return useOtherWindow.getState().what !== undefined;
}

/** Blocks this window if its session was changed elsewhere or has expired. */
export function checkSession(): void {
  const { signedIn, user } = useSession.getState();
  // This window may itself be signing out. It has then removed the token and must not be blocked.
  if (!signedIn || isLeaving()) return;
  const token = getToken();
  if (!token) useOtherWindow.setState({ what: ownTokenEnded() ? 'ended' : 'out' });
  else if (!ownsToken(token)) useOtherWindow.setState({ what: 'user' });
  else if (user && readStored(COMPANY) !== undefined && readStored(COMPANY) !== String(user.currCompId ?? '')) {
    useOtherWindow.setState({ what: 'company' });
  }
}
