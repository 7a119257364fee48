import { createContext } from 'react';

/**
 * Signs out like the header does: tells the server, clears everything, reloads the page. The app provides it, because
 * only the app knows everything that has to be cleared.
 */
export const SignOutContext = createContext<() => Promise<void>>(() => Promise.reject(new Error('no sign-out here')));
