import type { Screens } from '@/shared/menu/screens';

/** The screen of advertising, by the key its menu row's `component` names. */
export const screens = {
  'advert/AdvertList': () => import('./advert/AdvertListPage'),
} satisfies Screens;
