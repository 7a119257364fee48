import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 768px)');
const watch = (tell: () => void) => {
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
};

/** Whether there is room for more than one column: a tablet held upright or more. Right from the first render on. */
export const useIsWide = () => useSyncExternalStore(watch, () => wide.matches);
