import { create } from 'zustand';
import { readStored, removeStored, storageKey, writeStored } from '@/shared/lib/storage';
import { useSession } from './session';
import { getToken, ownsToken, TOKEN_KEY } from './token';

/** What another window has done to the session of this one. */
export type OtherWindowChange = 'out' | 'user' | 'company';

/** Set once this window may no longer be used, because another one went on differently (docs/quality#row-33 to docs/quality#row-35). */
export const useOtherWindow = create<{ what?: OtherWindowChange }>(() => ({}));

const COMPANY = 'COMPANY';

/** Tells the other windows for which company this person acts from now on. */
export function shareCompany(): void {
  const { user } = useSession.getState();
  const company = String(user?.currCompId ?? '');
  if (readStored(COMPANY) !== company) writeStored(COMPANY, company);
}

/** Forgets the company with the session. */
export const forgetCompany = () => removeStored(COMPANY);

/** Follows what other windows do: signing out, signing in as somebody else, switching the company. */
export function watchOtherWindows(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN_KEY || key === storageKey(COMPANY)) look();
  });
  // A page from the back-forward cache missed every event.
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
}

function look(): void {
  const { signedIn, user } = useSession.getState();
  if (!signedIn) return;
  const token = getToken();
  if (!token) useOtherWindow.setState({ what: 'out' });
  else if (!ownsToken(token)) useOtherWindow.setState({ what: 'user' });
  else if (user && readStored(COMPANY) !== undefined && readStored(COMPANY) !== String(user.currCompId ?? '')) {
    useOtherWindow.setState({ what: 'company' });
  }
}
