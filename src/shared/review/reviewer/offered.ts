import { useHasDeclared } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';

interface Kind {
  path: string;
}

/** True when the server lets records of this kind have a reviewer. */
export function useCanAssign({ path }: Kind): boolean {
  const hasReviewers = useSession(({ config }) => config.reviewers);
  return useHasDeclared('POST', `${path}/assign`) && hasReviewers;
}

/** True when records of this kind can be put off. */
export function useCanPutOff({ path }: Kind): boolean {
  const isOn = useSession(({ config }) => config.later);
  return useHasDeclared('POST', `${path}/later`) && isOn;
}

/** True when records of this kind can be moved to another queue. */
export function useCanMove({ path }: Kind): boolean {
  const isOn = useSession(({ config }) => config.reviewQueues);
  return useHasDeclared('POST', `${path}/move`) && isOn;
}
