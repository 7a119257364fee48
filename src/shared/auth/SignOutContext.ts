import type { App } from 'antd';
import { createContext } from 'react';

interface SigningOut {
  /** Asks before data is lost that only this browser has. Resolves to false if the user stays signed in. */
  askToKeep: (modal: ReturnType<typeof App.useApp>['modal']) => Promise<boolean>;
  /** Signs out without a question. Notifies the server, clears all data and reloads the page. */
  signOut: () => Promise<void>;
}

const missing = () => Promise.reject(new Error('no sign-out here'));

/** The parts of the sign-out. The app provides them, because only the app knows all data to clear. */
export const SignOutContext = createContext<SigningOut>({ askToKeep: missing, signOut: missing });
