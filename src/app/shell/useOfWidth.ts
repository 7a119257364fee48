import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** What a function makes of the window's width in pixels, kept current; renders again only when that changes. */
export const useOfWidth = <T extends string | number | boolean>(read: (width: number) => T): T =>
  useSyncExternalStore(watch, () => read(window.innerWidth));
