import { isLeaving } from './leaving';
import { useOtherWindow } from './otherWindows';
import { useSession } from './session';
import { getToken } from './token';

/** Whether a person is signed in in this window: it has a session, and the token is still stored and not past its end. */
export const isSignedIn = () => useSession.getState().signedIn && getToken() !== undefined;

/** The same for rendering. A page that another window stopped or that is about to reload stays readable without a token. */
export function useSignedIn(): boolean {
  const stopped = useOtherWindow((window) => window.what !== undefined);
  const hasSession = useSession((session) => session.signedIn);
  return hasSession && (stopped || isLeaving() || getToken() !== undefined);
}
