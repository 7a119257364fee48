import type { Area } from '@/shared/area/area';

/** Advertising. */
export const advert: Area = { name: 'advert', maxKB: 59 };
