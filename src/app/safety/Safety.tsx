import { useEffect } from 'react';
import { cleanUp, cleanWith } from '@/shared/auth/leaving';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { isOver, lockWindow, watchLock } from './lock';
import { isLocked } from '@/shared/auth/lastLock';
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
    if (ended) void (isLocked() ? lockWindow() : cleanUp('other'));
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
 * At the end of a session, removes stored data from which another person could learn about the user. If the user did
 * not sign out on purpose, keeps views and starred places that no server stores. Drafts and open tabs are then
 * encrypted with the server's key. Only this user can restore encrypted data. Without a key, encrypts nothing.
 */
async function cleanStorage(end: 'signOut' | 'other'): Promise<void> {
  const userId = String(useSession.getState().user?.userId ?? '');
  if (end === 'signOut' || !isOnlyHere(userId)) removeTraces(userId);
  if (end === 'signOut') return;
  forgetVisit();
  await sealTab(storageKey());
}
