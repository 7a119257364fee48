import { isLeaving, startLeaving } from '@/shared/auth/leaving';
import { request, TOKEN_HEADER } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { forgetCompany } from '@/shared/auth/otherWindows';
import { endSession, useSession } from '@/shared/auth/session';
import { clearToken, getToken } from '@/shared/auth/token';
import { stopBoot } from '../boot/boot';
import { forgetAddress, rememberAddress } from './returnAddress';

/** The longest a sign-out waits for the server, in milliseconds: its answer changes nothing. */
const SIGN_OUT_TIMEOUT = 5000;
/** How long the 401 notification is read before the page reloads (docs/specification#8). */
const RELOAD_AFTER = 1500;

/** Tells the server that a token is done with; resolves whatever it answers, and never late. */
function tellServer(token: string | undefined): Promise<unknown> {
  if (!token) return Promise.resolve();
  const call = request({ method: 'post', url: paths.logout, headers: { [TOKEN_HEADER]: token }, quiet: true });
  return Promise.race([call.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT))]);
}

/** Somebody leaves on purpose: the server is told, everything forgotten, and a new page starts at the sign-in. */
export async function signOut(): Promise<void> {
  if (!startLeaving()) return;
  await tellServer(getToken());
  forgetAddress();
  endSession();
  forgetCompany();
  forgetTab();
  location.replace('/user/login?redirect=/');
}

/**
 * The server no longer knows the token: it is forgotten at once, the screen stays readable until the reload, and whoever
 * signs in again comes back to this address.
 */
export function signOutAfter401(): void {
  if (isLeaving()) return;
  rememberAddress(here(), useSession.getState().user?.userId);
  startLeaving();
  void tellServer(getToken());
  clearToken();
  forgetCompany();
  setTimeout(() => location.reload(), RELOAD_AFTER);
}

/** User info could not be loaded: logged out without a reload, so that the notification stays in sight. */
export function signOutRefused(): void {
  void tellServer(getToken());
  stopBoot();
  endSession();
}

const here = () => location.pathname + location.search + location.hash;

/** What this browser tab remembers of the person: tabs, drafts, where they wanted to go. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}
