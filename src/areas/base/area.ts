import type { Area } from '@/shared/area/area';

/** Base data. The forms of other areas select from base data. */
export const base: Area = { name: 'base', maxKB: 76, apiPath: '/biz/base' };
