import { createContext } from 'react';

/**
 * Signs out as the header does: the server is told, everything forgotten, the page begins anew. The app provides it, for
 * only the app knows all there is to forget.
 */
export const SignOutContext = createContext<() => Promise<void>>(() => Promise.reject(new Error('no sign-out here')));
