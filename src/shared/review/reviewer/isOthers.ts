import type { Id } from '@/shared/lib/id';

/** True when somebody other than this user is the reviewer. */
export const isOthers = ({ reviewerId }: { reviewerId?: Id | null | undefined }, user: Id | undefined): boolean =>
  reviewerId !== null && reviewerId !== undefined && String(reviewerId) !== String(user);
