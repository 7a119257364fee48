import { useEffect, useState } from 'react';
/** Scroll distance after which an auto-hiding header disappears, in pixels (docs/specification#9). */
const HIDE_HEADER_AFTER = 300;

/**
 * True while an auto-hiding header is hidden: after scrolling down past 300 px, until the user scrolls up or uses the
 * keyboard.
 */
export function useHiddenHeader(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    let last = window.scrollY;
    const onScroll = () => {
      setHidden(window.scrollY > HIDE_HEADER_AFTER && window.scrollY > last);
      last = window.scrollY;
    };
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.closest('header') && setHidden(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [enabled]);
  return enabled && hidden;
}
