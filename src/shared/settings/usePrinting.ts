import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const watchPrinting = (onChange: () => void) => {
  const note = ({ type }: Event) => {
    printing = type === 'beforeprint';
    // The browser prints as soon as the listeners return, so a later render would not be printed.
    flushSync(onChange);
  };
  window.addEventListener('beforeprint', note);
  window.addEventListener('afterprint', note);
  return () => {
    window.removeEventListener('beforeprint', note);
    window.removeEventListener('afterprint', note);
  };
};

/** True while the page is being printed. Only parts that render immediately are printed, not lazy-loaded ones. */
export const usePrinting = (): boolean => useSyncExternalStore(watchPrinting, () => printing);
