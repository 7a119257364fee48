import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 768px)');
const watch = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether there is room for more than one column: a tablet held upright or more. Right from the first render on. */
export const useIsWide = () => useSyncExternalStore(watch, () => wide.matches);
