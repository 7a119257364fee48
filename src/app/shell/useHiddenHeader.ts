import { useEffect, useState } from 'react';
/** How far somebody scrolls before an auto-hiding header goes, in pixels (docs/specification#9). */
const HIDE_HEADER_AFTER = 300;

/** Whether an auto-hiding header is away: somebody scrolled down past 300 px; scrolling up or the keyboard brings it back. */
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
