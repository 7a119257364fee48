import type { Area } from '@/shared/area/area';

/** Base data: records from which the forms of other areas select. */
export const base: Area = { name: 'base', maxKB: 76, apiPath: '/biz/base' };
