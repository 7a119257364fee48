import type { Area } from '@/shared/area/area';
import { get } from '@/shared/area/calls';
import type { screens } from './screens';

/** The page that opens after signing in. */
export const overview: Area<keyof typeof screens> = {
  name: 'overview',
  maxKB: 61,
  isPersonal: true,
  fixedScreens: [{ key: 'weclome', screen: 'weclome' }],
  optionalCalls: [
    get('/analysis/month-bar'),
    get('/analysis/day-trend'),
    get('/analysis/rank-list'),
    get('/analysis/tag-cloud'),
    get('/report/statistics/money'),
  ],
};
