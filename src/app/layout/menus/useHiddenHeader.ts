import { useEffect, useState } from 'react';

/** Scroll distance after which an auto-hiding header disappears, in pixels (docs/specification#9). */
const HIDE_HEADER_AFTER = 300;

/**
 * True while an auto-hiding header is hidden. Scrolling a page or a list down past 300 px hides the header. Scrolling
 * up shows the header again. Moving the focus into the header also shows the header.
 */
export function useHiddenHeader(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const last = new WeakMap<object, number>([[document, window.scrollY]]);
    const onScroll = ({ target }: Event) => {
      const isList = target instanceof Element && target.matches('[data-list] :has(> table)');
      if (target !== document && !isList) return;
      const top = isList ? target.scrollTop : window.scrollY;
      const before = last.get(target) ?? 0;
      last.set(target, top);
      // Ignores sideways scrolling of a list.
      if (top !== before) setHidden(top > HIDE_HEADER_AFTER && top > before);
    };
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.closest('header') && setHidden(false);
    document.addEventListener('scroll', onScroll, { passive: true, capture: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('focusin', onFocus);
    };
  }, [enabled]);
  return enabled && hidden;
}
