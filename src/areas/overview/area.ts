import type { Area } from '@/shared/area/area';
import { get } from '@/shared/area/calls';
import type { screens } from './screens';

/** The page after the sign-in. */
export const overview: Area<keyof typeof screens> = {
  name: 'overview',
  maxKB: 61,
  isPersonal: true,
  fixedScreens: [{ key: 'weclome', screen: 'weclome' }],
  optionalCalls: [
    get('/analysis/month-bar', 'the chart of new records by month'),
    get('/analysis/day-trend', 'the chart of operations by day'),
    get('/analysis/rank-list', 'the ranking of the overview'),
    get('/analysis/tag-cloud', 'the words of the overview'),
    get('/report/statistics/money', 'the money of the overview'),
  ],
};
