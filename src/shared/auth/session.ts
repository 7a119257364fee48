import { create } from 'zustand';
import { setOwner } from '@/shared/storage/own';
import { removeStored } from '@/shared/storage/storage';
import type { CurrentUser } from './currentUser';
import { LOCKED } from './lastLock';
import { defaultConfig, type SystemConfig, toSystemConfig } from './systemConfig';
import { clearToken, disownToken, ownToken, setToken } from './token';

/** The user of this window, and the system config. */
interface Session {
  /** True while this window holds a token. Read by the route guard. */
  signedIn: boolean;
  user?: CurrentUser;
  config: SystemConfig;
}

/** The store of the session. Has only state, because the functions in this file are its actions. */
export const useSession = create<Session>(() => ({ signedIn: ownToken() !== undefined, config: defaultConfig }));
useSession.subscribe(({ user }) => setOwner(String(user?.userId ?? '')));

/** Stores the token of a sign-in, and removes the stored lock. */
export function beginSession(token: string): void {
  setToken(token);
  ownToken();
  removeStored(LOCKED);
  useSession.setState({ signedIn: true, user: undefined });
}

/** Clears the token, the roles and the user info, whether or not the server has confirmed the sign-out. */
export function endSession(): void {
  clearToken();
  disownToken();
  useSession.setState({ signedIn: false, user: undefined });
}

/** Applies a new system config to the whole window at once: title, icon, logo and footer. */
export const showSystemConfig = (answer: unknown) => useSession.setState({ config: toSystemConfig(answer) });
