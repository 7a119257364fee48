import { useSyncExternalStore } from 'react';

/**
 * Creates a hook that returns whether the media query matches. The result is correct from the first render on.
 *
 * The query is read only once. Later its events report changes. If `matches` were read after a change but before the
 * event, Chromium would never dispatch the event. Other components would then keep the old value.
 *
 * @example export const useIsWide = mediaQueryHook('(min-width: 768px)');
 */
export function mediaQueryHook(query: string): () => boolean {
  const list = window.matchMedia(query);
  let isMatching = list.matches;
  // Registered before the components' listeners, so that these read the new value.
  list.addEventListener('change', ({ matches }) => {
    isMatching = matches;
  });
  const watch = (onChange: () => void) => {
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(watch, () => isMatching);
}
