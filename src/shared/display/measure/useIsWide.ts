import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 768px)');
const watch = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/**
 * True when there is room for more than one column: on a tablet in portrait or wider. The value is correct from the
 * first render on.
 */
export const useIsWide = () => useSyncExternalStore(watch, () => wide.matches);
