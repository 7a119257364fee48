import type { App } from 'antd';
import { createContext } from 'react';

interface SigningOut {
  /** Asks before a sign-out deletes data that exists only in this browser. Resolves to false if the user cancels. */
  askToKeep: (modal: ReturnType<typeof App.useApp>['modal']) => Promise<boolean>;
  /** Signs out without asking. Notifies the server, clears all data and reloads the page. */
  signOut: () => Promise<void>;
}

const missing = () => Promise.reject(new Error('no sign-out here'));

/** The functions for signing out. The app provides them, because only the app knows all data to clear. */
export const SignOutContext = createContext<SigningOut>({ askToKeep: missing, signOut: missing });
