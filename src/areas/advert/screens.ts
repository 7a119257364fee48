import type { Screens } from '@/shared/menu/screens';

/** The screen of advertising, by the key its menu row's `component` names. */
export const advertScreens: Screens = {
  'advert/AdvertList': () => import('./advert/AdvertListPage'),
};
