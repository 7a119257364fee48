import { useSyncExternalStore } from 'react';

/**
 * Returns a hook that is true while the media query matches, correct from the first render on.
 *
 * The query is read once and then followed by its events: if `matches` is read after a change but before its event,
 * Chromium never dispatches the event. A render at that moment would thus leave all other components with the old value.
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
