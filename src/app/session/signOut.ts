import { atBase, belowBase } from '@/shared/settings/base';
import { cleanUp, finishWork, isLeaving, startLeaving } from '@/shared/auth/leaving';
import { request, TOKEN_HEADER } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { forgetCompany } from '@/shared/auth/otherWindows';
import { endSession, useSession } from '@/shared/auth/session';
import { clearToken, getToken } from '@/shared/auth/token';
import { tabStorage } from '@/shared/storage/tabStorage';
import { afterNotices } from '@/shared/display/notify';
import { stopBoot } from './boot';
import { forgetVisit } from './lastVisit';
import { forgetAddress, rememberAddress } from './returnAddress';

/** Max wait for the response to the sign-out request, in milliseconds; its content is ignored. */
const SIGN_OUT_TIMEOUT = 1000;
/**
 * Delay between the 401 notification and the reload, in milliseconds, so that it can be read (docs/specification#8).
 */
const RELOAD_AFTER = 1500;

/** Max time in milliseconds for a message to reach the other windows. */
const OTHER_WINDOWS = 500;

/** Max wait for the notification to appear, in milliseconds; a slow machine may still be loading its chunk. */
const NOTICE_TIMEOUT = 4000;

/**
 * Sends the sign-out request and removes the token at once, so that other windows stop before the server refuses them,
 * and 401s of pending requests no longer concern a session. Always resolves, at the latest after the timeout.
 */
function sendSignOut(): Promise<unknown> {
  const token = getToken();
  if (!token) return Promise.resolve();
  const call = request({ method: 'post', url: paths.logout, headers: { [TOKEN_HEADER]: token }, quiet: true });
  clearToken();
  return Promise.race([call.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT))]);
}

/** Sends the pending decisions of all windows and the sign-out request, then removes what the session has stored. */
export async function leaveSession(end: Parameters<typeof cleanUp>[0]): Promise<void> {
  await finishWork();
  await sendSignOut();
  await cleanUp(end);
  forgetCompany();
}

/**
 * Signs the user out on purpose: sends the pending decisions of all windows, then the sign-out request, clears all
 * stored data, and loads the sign-in page afresh.
 */
export async function signOut(): Promise<void> {
  if (!startLeaving()) return;
  await leaveSession('signOut');
  forgetAddress();
  endSession();
  tabStorage.clear();
  location.replace(atBase('/user/login?redirect=/'));
}

/**
 * Called when the server no longer accepts the token. The token is removed at once, the screen stays readable until the
 * reload, and the next sign-in returns to this address.
 */
export function signOutAfter401(): void {
  endHere(sendSignOut, RELOAD_AFTER);
}

/**
 * Called in every window when the server says that it has ended the session. The reason stays readable for `time`
 * milliseconds; the token is removed after a moment, so that all windows know the reason first.
 */
export function signOutEnded(time: number): void {
  endHere(() => setTimeout(() => void sendSignOut(), OTHER_WINDOWS), time);
}

function endHere(removeToken: () => unknown, time: number): void {
  if (isLeaving()) return;
  rememberAddress(here(), useSession.getState().user?.userId);
  startLeaving();
  forgetVisit();
  removeToken();
  forgetCompany();
  const reload = () => void cleanUp('other').then(() => location.reload());
  afterNotices(() => setTimeout(reload, time), NOTICE_TIMEOUT);
}

/** Called when user info fails to load: signs out without a reload, so that the notification stays visible. */
export function signOutRefused(): void {
  forgetVisit();
  void sendSignOut();
  stopBoot();
  endSession();
}

/** The current address of the app. */
export const here = () => belowBase(location.pathname) + location.search + location.hash;
