import { day, entry, oneOf } from '@/shared/list/listAddress';

/** The filters in the address of every list of reviewed records. */
export const reviewFilters = {
  reviewer: oneOf('mine', 'none'),
  later: oneOf('Y'),
  reviewQueue: entry,
  failedChecks: oneOf('Y', 'N'),
  beginTime: day,
  endTime: day,
};
