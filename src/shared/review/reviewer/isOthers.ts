import type { useSession } from '@/shared/auth/session';
import type { Id } from '@/shared/lib/id';

type Session = Pick<ReturnType<typeof useSession.getState>, 'user' | 'config'>;

/** True when another user is the reviewer; always false if the system config turns `reviewers` off. */
export const isOthers = ({ reviewerId }: { reviewerId?: Id | null | undefined }, { user, config }: Session): boolean =>
  config.reviewers && reviewerId !== null && reviewerId !== undefined && String(reviewerId) !== String(user?.userId);
