import { useSyncExternalStore } from 'react';

export type ScreenWidth = 'phone' | 'tablet' | 'desk';

const tablet = window.matchMedia('(width >= 576px)');
const desk = window.matchMedia('(width >= 1200px)');
const watch = (onChange: () => void) => {
  for (const query of [tablet, desk]) query.addEventListener('change', onChange);
  return () => {
    for (const query of [tablet, desk]) query.removeEventListener('change', onChange);
  };
};
const now = (): ScreenWidth => (desk.matches ? 'desk' : tablet.matches ? 'tablet' : 'phone');

/** The size class of the window: phone (below 576 px), tablet (below 1200) or desktop. Correct at first render. */
export const useScreenWidth = () => useSyncExternalStore(watch, now);
