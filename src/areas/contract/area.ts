import type { Area } from '@/shared/area/area';

/** Contract templates. */
export const contract: Area = { name: 'contract', maxKB: 51 };
