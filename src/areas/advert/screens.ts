import type { Screens } from '@/shared/menu/screens';

/** The screens of advertising, by the `component` of their menu rows. */
export const screens = {
  'advert/AdvertList': () => import('./advert/AdvertListPage'),
} satisfies Screens;
