import { useEffect } from 'react';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { isOver, lockWindow, watchLock } from './lock';
import { isLocked } from '@/shared/auth/lastLock';
import { markText } from '@/shared/auth/markText';
import { watermarkStyles } from './watermarkStyles';
import { cleanUp, loadCleanup } from '@/app/session/signOut';

/**
 * Starts the window lock and the watermark, and cleans up when another window ends the session. Loads after the first
 * page.
 */
export function Safety() {
  const minutes = useSession((session) => session.config.lockAfter);
  useEffect(() => watchLock(minutes), [minutes]);
  useEffect(() => void loadCleanup().catch(() => undefined), []);
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
