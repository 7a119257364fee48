import type { useSession } from '@/shared/auth/session';
import type { Id } from '@/shared/lib/id';

type Session = Pick<ReturnType<typeof useSession.getState>, 'user' | 'config'>;

/** True when somebody other than this user is the reviewer; never without `reviewers` in the system config. */
export const isOthers = ({ reviewerId }: { reviewerId?: Id | null | undefined }, { user, config }: Session): boolean =>
  config.reviewers && reviewerId !== null && reviewerId !== undefined && String(reviewerId) !== String(user?.userId);
