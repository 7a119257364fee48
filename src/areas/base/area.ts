import type { Area } from '@/shared/area/area';

/** Base data: the records other areas select from. */
export const base: Area = { name: 'base', maxKB: 76, apiPath: '/biz/base' };
