import { create } from 'zustand';
import type { CurrentUser } from './currentUser';
import { defaultConfig, type SystemConfig, toSystemConfig } from './systemConfig';
import { clearToken, disownToken, ownToken, setToken } from './token';

/** Who is signed in here, and what the system is called. */
interface Session {
  /** Whether this window holds a token; what the guard follows. */
  signedIn: boolean;
  user?: CurrentUser;
  config: SystemConfig;
}

/** The session store: plain state, its actions are the functions beside it. */
export const useSession = create<Session>(() => ({ signedIn: ownToken() !== undefined, config: defaultConfig }));

/** Keeps the token of a sign-in. */
export function beginSession(token: string): void {
  setToken(token);
  ownToken();
  useSession.setState({ signedIn: true, user: undefined });
}

/** Forgets token, roles and info, whatever the server says. */
export function endSession(): void {
  clearToken();
  disownToken();
  useSession.setState({ signedIn: false, user: undefined });
}

/** Has the whole window follow another system config at once: title, icon, logo and footer. */
export const showSystemConfig = (answer: unknown) => useSession.setState({ config: toSystemConfig(answer) });
