import type { Area } from '@/shared/area/area';

/** Base data: what other areas choose from. */
export const base: Area = { name: 'base', maxKB: 76, apiPath: '/biz/base' };
