import { createContext } from 'react';

/**
 * Signs out like the button in the header. Notifies the server, clears all data and reloads the page. The app provides
 * the function, because only the app knows all data to clear.
 */
export const SignOutContext = createContext<() => Promise<void>>(() => Promise.reject(new Error('no sign-out here')));
