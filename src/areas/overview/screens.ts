import type { Screens } from '@/shared/menu/screens';

/** The screens of the overview. */
export const overviewScreens: Screens = {
  weclome: () => import('./home/WeclomePage'),
};
