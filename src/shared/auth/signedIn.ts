import { useSession } from './session';
import { getToken } from './token';

/** True when this window has a session, and a stored token exists and has not expired. */
export const isSignedIn = () => useSession.getState().signedIn && getToken() !== undefined;

/** True while this window has a session. A page that lost its token is blocked (`useOtherWindow`), not redirected. */
export const useSignedIn = () => useSession((session) => session.signedIn);
