import i18next from 'i18next';
import { isLeaving, startLeaving } from '@/shared/auth/leaving';
import { LOCKED } from '@/shared/auth/lastLock';
import { type OtherWindowChange, useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { notify } from '@/shared/display/notify';
import { readStored, storageKey, writeStored } from '@/shared/storage/storage';
import { atBase } from '@/shared/settings/base';
import { rememberAddress } from '@/app/session/returnAddress';
import { cleanUp, emptyPage, here, leaveSession } from '@/app/session/signOut';

/** Storage name: the time of the last input in any window, in epoch milliseconds. */
const ACTIVE = 'ACTIVE';
/** Interval between checks of the clock, and min interval between writes of the last input's time, in milliseconds. */
const LOOK = 5000;
/** How long before the lock the user is warned, in milliseconds. */
const WARNING = 60_000;
/** How long after a lock the end of a session is still attributed to the lock, in milliseconds. */
const RECENT = 60_000;

/**
 * Locks all windows of this browser. Each window signs out and opens the sign-in page, so that nobody can read the
 * previous page. After the same user has signed in again, the address, open tabs and drafts are restored.
 */
export function lock(): void {
  writeStored(LOCKED, true, RECENT);
  void lockWindow();
}

/** True when the session of this window has expired or was ended by another window. */
export const isOver = ({ what }: { what?: OtherWindowChange }) => what !== undefined && what !== 'company';

/**
 * Locks this window only. The page is empty while pending decisions and the sign-out request are sent. If the
 * page is already about to unload, for example after a 401, only empties it; `SessionGate` then opens the sign-in page.
 */
export async function lockWindow(): Promise<void> {
  emptyPage();
  if (isLeaving()) return;
  rememberAddress(here(), useSession.getState().user?.userId);
  startLeaving();
  // If another window has ended the session, the stored token may already belong to a new session, which this window
  // must not end.
  await (isOver(useOtherWindow.getState()) ? cleanUp('other') : leaveSession('other'));
  location.replace(atBase('/user/login?locked'));
}

/** The stored time of the last input in any window; 0 if it is invalid or in the future, which would prevent a lock. */
function lastInput(): number {
  const time = Number(readStored(ACTIVE));
  return time <= Date.now() ? time : 0;
}

/** True for Ctrl+Alt+L. False for AltGr+L, which types a letter, and which some systems report as Ctrl+Alt+L. */
const isLockKey = (event: KeyboardEvent) =>
  event.code === 'KeyL' && event.ctrlKey && event.altKey && !event.getModifierState('AltGraph');

/**
 * Locks when the user presses Ctrl+Alt+L, and when another window locks. Also locks after `minutes` without input in
 * any window. With 0 minutes, inactivity never locks. Returns a function that stops watching.
 */
export function watchLock(minutes: number): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const limit = minutes * 60_000;
  let last = Date.now();
  let isWarned = false;

  window.addEventListener('keydown', (event) => isLockKey(event) && lock(), { signal });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey(LOCKED) && newValue) void lockWindow();
  };
  window.addEventListener('storage', follow, { signal });
  if (limit > 0) {
    const act = () => {
      if (isLeaving()) return;
      const [now, stored] = [Date.now(), lastInput()];
      // After the machine sleeps, input comes before the timer. It must not extend a session whose time is up.
      if (Math.max(last, stored) + limit <= now) return lock();
      last = now;
      isWarned = false;
      if (now - stored > LOOK) writeStored(ACTIVE, now);
    };
    for (const input of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
      window.addEventListener(input, act, { passive: true, capture: true, signal });
    // Reads the clock, because a long timeout fires late after the machine sleeps.
    const timer = setInterval(() => {
      if (isLeaving()) return;
      const left = Math.max(last, lastInput()) + limit - Date.now();
      if (left <= 0) lock();
      else if (left > WARNING) isWarned = false;
      else if (!isWarned) {
        isWarned = true;
        notify.alert(i18next.t('tools:lock.soon'));
      }
    }, LOOK);
    signal.addEventListener('abort', () => clearInterval(timer));
    act();
  }
  return () => ends.abort();
}
