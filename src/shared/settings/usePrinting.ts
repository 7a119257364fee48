import { useSyncExternalStore } from 'react';

let printing = false;
const watchPrinting = (onChange: () => void) => {
  const note = ({ type }: Event) => {
    printing = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', note);
  window.addEventListener('afterprint', note);
  return () => {
    window.removeEventListener('beforeprint', note);
    window.removeEventListener('afterprint', note);
  };
};

/** True while the page is printed; what is rendered for it at once is on the paper, what has to be loaded is not. */
export const usePrinting = (): boolean => useSyncExternalStore(watchPrinting, () => printing);
