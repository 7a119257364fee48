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

/** The window lock, the watermark, and the cleanup when a session ends; loads after the first page. Renders nothing. */
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
 * When the session ends, removes data that another person could read in this browser's storage. Unless the user signed
 * out on purpose, keeps data that no server stores, and encrypts drafts and tabs with the key from the server, if there
 * is one, so that only this user can restore them.
 */
async function cleanStorage(end: 'signOut' | 'other'): Promise<void> {
  const userId = String(useSession.getState().user?.userId ?? '');
  if (end === 'signOut' || !isOnlyHere(userId)) removeTraces(userId);
  if (end === 'signOut') return;
  forgetVisit();
  await sealTab(storageKey());
}
