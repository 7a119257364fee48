import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** Returns `read(width)` for the window's width in pixels; re-renders only when that result changes. */
export const useOfWidth = <T extends string | number | boolean>(read: (width: number) => T): T =>
  useSyncExternalStore(watch, () => read(window.innerWidth));
