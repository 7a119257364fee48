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

/** The lock of the windows, the watermark, and the end of a session; loaded after the first page. Renders nothing. */
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

/** Draws the watermark over every page where the system config asks for it, and keeps its minute. */
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
 * Removes what another person could read in this browser's storage when the session ends. After an end that the user did
 * not ask for, only they can read their drafts and tabs again, where the server has given a key; what no server stores
 * stays for them.
 */
async function cleanStorage(end: 'signOut' | 'other'): Promise<void> {
  const userId = String(useSession.getState().user?.userId ?? '');
  if (end === 'signOut' || !isOnlyHere(userId)) removeTraces(userId);
  if (end === 'signOut') return;
  forgetVisit();
  await sealTab(storageKey());
}
