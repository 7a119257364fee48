import { useEffect } from 'react';
import { useSession } from '@/shared/auth/session';
import { markText } from '@/shared/auth/markText';
import { watermarkStyles } from './watermarkStyles';

/** Draws the watermark over every page where the system config asks for it, and keeps its minute. */
export function useWatermark(): void {
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
