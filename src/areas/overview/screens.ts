import type { Screens } from '@/shared/menu/screens';

/** The screens of the overview. */
export const screens = {
  weclome: () => import('./home/WeclomePage'),
} satisfies Screens;
