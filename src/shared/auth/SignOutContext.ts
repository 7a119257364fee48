import { createContext } from 'react';

/**
 * Signs out as the header's button does: notifies the server, clears everything, reloads the page. The app provides it,
 * because only the app knows what must be cleared.
 */
export const SignOutContext = createContext<() => Promise<void>>(() => Promise.reject(new Error('no sign-out here')));
