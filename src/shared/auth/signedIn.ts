import { isLeaving } from './leaving';
import { useOtherWindow } from './otherWindows';
import { useSession } from './session';
import { getToken } from './token';

/** True when this window has a session and the stored token exists and has not expired. */
export const isSignedIn = () => useSession.getState().signedIn && getToken() !== undefined;

/** The same as a hook; true without a token on a page that another window stopped or that is about to reload. */
export function useSignedIn(): boolean {
  const stopped = useOtherWindow((window) => window.what !== undefined);
  const hasSession = useSession((session) => session.signedIn);
  return hasSession && (stopped || isLeaving() || getToken() !== undefined);
}
