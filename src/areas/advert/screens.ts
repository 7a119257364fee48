import type { Screens } from '@/shared/lib/screens';

/** The screen of advertising, by the key its menu row's `component` names. */
export const advertScreens: Screens = {
  'advert/AdvertList': () => import('./advert/AdvertListPage'),
};
