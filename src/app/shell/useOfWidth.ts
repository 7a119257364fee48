import { useSyncExternalStore } from 'react';

const watch = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

/** What a function makes of the window's width in pixels, kept current; renders again only when that changes. */
export const useOfWidth = <T extends string | number | boolean>(read: (width: number) => T): T =>
  useSyncExternalStore(watch, () => read(window.innerWidth));
