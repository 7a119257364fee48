import type { Area } from '@/shared/area/area';
import { historyCall } from '@/shared/area/calls';

/** Contract templates. */
export const contract: Area = {
  name: 'contract',
  maxKB: 51,
  optionalCalls: [historyCall('/biz/contractTemplate', 'contract:template:get')],
};
