import type { Screens } from '@/shared/lib/screens';

/** The screens of the overview. */
export const overviewScreens: Screens = {
  weclome: () => import('./weclome/WeclomePage'),
};
