import i18next from 'i18next';
import { atBase, belowBase } from '@/shared/settings/base';
import { finishWork, isLeaving, startLeaving } from '@/shared/auth/leaving';
import { request, TOKEN_HEADER } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { atMost } from '@/shared/lib/timing';
import { isLocked } from '@/shared/auth/lastLock';
import { forgetCompany } from '@/shared/auth/otherWindows';
import { endSession, useSession } from '@/shared/auth/session';
import { clearToken, getToken } from '@/shared/auth/token';
import { tabStorage } from '@/shared/storage/tabStorage';
import { afterNotices, notify } from '@/shared/display/notify';
import { stopBoot } from './boot';
import { forgetVisit } from './lastVisit';
import { forgetAddress, rememberAddress } from './returnAddress';

/** Max wait for the response to the sign-out request, in milliseconds; its content is ignored. */
const SIGN_OUT_TIMEOUT = 1000;
/**
 * Delay between the 401 notification and the reload, in milliseconds, so that users can read it (docs/specification#8).
 */
const RELOAD_AFTER = 1500;

/** Max time for the cleanup code to load, in milliseconds. If it takes longer, the data stays in storage. */
const CLEANUP_TIMEOUT = 3000;

/** Milliseconds after which a message shows that the sign-out is in progress; longer than `SIGN_OUT_TIMEOUT`. */
const SLOW = 1200;

/** Delay before the token is removed, in milliseconds, so that the other windows can receive the reason first. */
const OTHER_WINDOWS = 500;

/**
 * Max wait until the notification appears, in milliseconds. A slow machine may still be loading the notification's
 * chunk.
 */
const NOTICE_TIMEOUT = 4000;

/**
 * Sends the sign-out request and removes the token. Other windows therefore stop before the server refuses their calls,
 * and a 401 of a pending request does not end the session again. Always resolves, at the latest after the timeout.
 */
function sendSignOut(): Promise<unknown> {
  const token = getToken();
  if (!token) return Promise.resolve();
  const call = request({ method: 'post', url: paths.logout, headers: { [TOKEN_HEADER]: token }, quiet: true });
  clearToken();
  return atMost(
    call.catch(() => undefined),
    SIGN_OUT_TIMEOUT,
  );
}

/** Loads the cleanup code. `Safety` calls this in advance, because the server may be down when the session ends. */
export const loadCleanup = () => import('./cleanStorage');

/** Removes the user's data from storage. Gives up if the cleanup code has not loaded after 3 s. Never rejects. */
export async function cleanUp(end: 'signOut' | 'other'): Promise<void> {
  const module = await atMost(
    loadCleanup().catch(() => undefined),
    CLEANUP_TIMEOUT,
  );
  await module?.cleanStorage(end);
}

/** Sends the pending decisions of all windows and the sign-out request, then removes the session's stored data. */
export async function leaveSession(end: 'signOut' | 'other'): Promise<void> {
  await finishWork();
  await sendSignOut();
  await cleanUp(end);
  forgetCompany();
}

/** Tells the user that the sign-out is in progress if `work` is slow. */
export function announceIfSlow<T>(work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => notify.info(i18next.t('shared:boot.signingOut')), SLOW);
  return work.finally(() => clearTimeout(timer));
}

/**
 * Signs the user out on purpose. Sends the pending decisions of all windows, then the sign-out request. Removes stored
 * data about the user, except data that the user chose to keep. Loads the sign-in page.
 */
export async function signOut(): Promise<void> {
  if (!startLeaving()) return;
  await announceIfSlow(leaveSession('signOut'));
  forgetAddress();
  hideApp();
  endSession();
  tabStorage.clear();
  location.replace(atBase('/user/login?redirect=/'));
}

/**
 * Called when the server no longer accepts the token. Removes the token immediately. Without a lock, the screen stays
 * readable until the reload. The next sign-in returns to the current address.
 */
export function signOutAfter401(): void {
  endHere(sendSignOut, RELOAD_AFTER);
}

/**
 * Called in every window when the server reports the end of the session. The reason stays readable for `time`
 * milliseconds. The token is removed after a short delay, so that all windows receive the reason first.
 */
export function signOutEnded(time: number): void {
  endHere(() => setTimeout(() => void sendSignOut(), OTHER_WINDOWS), time);
}

/**
 * Ends the session of this window, and reloads the page `time` milliseconds after the notification has appeared. After
 * a lock, empties the page and reloads immediately, because nobody may read the page.
 */
function endHere(removeToken: () => unknown, time: number): void {
  if (isLeaving()) return;
  rememberAddress(here(), useSession.getState().user?.userId);
  startLeaving();
  forgetVisit();
  removeToken();
  forgetCompany();
  const reload = () => void cleanUp('other').then(() => location.reload());
  if (isLocked()) {
    emptyPage();
    reload();
  } else afterNotices(() => setTimeout(reload, time), NOTICE_TIMEOUT);
}

/**
 * Hides the app until the page unloads. Otherwise the sign-in form would appear, and lose its input when the sign-in page
 * loads. Notices stay visible, because antd renders notices outside of the app's element.
 */
const hideApp = () => document.getElementById('root')?.setAttribute('hidden', '');

/** Hides the page until it unloads. */
export function emptyPage(): void {
  document.body.hidden = true;
  document.title = '';
}

/** Called when user info failed to load: signs out without a reload, so that the notification stays visible. */
export function signOutRefused(): void {
  forgetVisit();
  void sendSignOut();
  stopBoot();
  endSession();
}

/** The current address of the app. */
export const here = () => belowBase(location.pathname) + location.search + location.hash;
