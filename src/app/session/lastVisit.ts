import { sharedCompany } from '@/shared/auth/otherWindows';
import { tokenEnds } from '@/shared/auth/token';
import { whenIdle } from '@/shared/lib/timing';
import { tabStorage } from '@/shared/storage/tabStorage';

const KEY = 'last-visit';

/** The server's responses during a boot, unparsed: user info, system config and menu. */
export interface Visit {
  user: unknown;
  config: unknown;
  menu: unknown;
}

/**
 * The responses of this tab's last boot. A reload can show menu and layout from the responses immediately. Returns
 * undefined if the sign-in or the company has changed since the last boot.
 */
export function lastVisit(): Visit | undefined {
  const kept = tabStorage.get(KEY);
  if (typeof kept !== 'object' || kept === null || !('user' in kept && 'menu' in kept && 'ends' in kept))
    return undefined;
  if (kept.ends !== tokenEnds() || companyOf(kept.user) !== sharedCompany()) return undefined;
  return { user: kept.user, config: 'config' in kept ? kept.config : undefined, menu: kept.menu };
}

/** Stores the responses in this tab until the sign-out, with the token's expiry, which identifies the sign-in. */
export function rememberVisit(visit: Visit): void {
  const ends = tokenEnds();
  if (ends !== null) whenIdle(() => ends === tokenEnds() && tabStorage.set(KEY, { ...visit, ends }));
}

export const forgetVisit = () => tabStorage.remove(KEY);

const companyOf = (user: unknown) =>
  typeof user === 'object' && user !== null && 'currCompId' in user ? String(user.currCompId ?? '') : '';
