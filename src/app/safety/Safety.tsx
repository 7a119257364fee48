import { useEffect } from 'react';
import { cleanUp, cleanWith } from '@/shared/auth/leaving';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { isLockedElsewhere, isOver, lockWindow, watchLock } from './lock';
import { markText } from '@/shared/auth/markText';
import { watermarkStyles } from './watermarkStyles';
import { isOnlyHere, removeTraces } from '@/shared/personal/traces';
import { forgetVisit } from '@/app/session/lastVisit';
import { sealTab } from '@/app/session/sealing';
import { storageKey } from '@/app/session/storageKey';

/** Starts the window lock, the watermark, and the cleanup at the end of a session. Loads after the first page. */
export function Safety() {
  const minutes = useSession((session) => session.config.lockAfter);
  useEffect(() => watchLock(minutes), [minutes]);
  useEffect(() => cleanWith(cleanStorage), []);
  const ended = useOtherWindow(isOver);
  useEffect(() => {
    if (ended) void (isLockedElsewhere() ? lockWindow() : cleanUp('other'));
  }, [ended]);
  useWatermark();
  return null;
}

/** Draws the watermark over every page if the system config has it, and updates its time every minute. */
function useWatermark(): void {
  const user = useSession((session) => session.user);
  const isWanted = useSession((session) => session.config.watermark);
  useEffect(() => {
    if (!isWanted) return;
    const sheet = new CSSStyleSheet();
    const draw = () => {
      const text = markText();
      sheet.replaceSync(text ? watermarkStyles(text) : '');
      if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    };
    draw();
    const timer = setInterval(draw, 60_000);
    return () => {
      clearInterval(timer);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [user, isWanted]);
}

/**
 * When the session ends, removes the user's data that another person could read in this browser's storage. If the user
 * did not sign out on purpose, keeps data that no server stores, and encrypts drafts and open tabs, so that only this
 * user can restore them. The key for the encryption comes from the server; without a key, nothing is encrypted.
 */
async function cleanStorage(end: 'signOut' | 'other'): Promise<void> {
  const userId = String(useSession.getState().user?.userId ?? '');
  if (end === 'signOut' || !isOnlyHere(userId)) removeTraces(userId);
  if (end === 'signOut') return;
  forgetVisit();
  await sealTab(storageKey());
}
