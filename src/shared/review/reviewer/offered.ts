import { useHasDeclared } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';

/** The optional calls of reviewed records, with the switch of the system config that turns each on. */
const SWITCHES = { assign: 'reviewers', later: 'later', move: 'reviewQueues', askMore: 'askMore' } as const;

/**
 * True when the server offers a call for records of this kind: `assign` gives them a reviewer, `later` puts them off,
 * `move` moves them to another queue, `askMore` asks their applicant for more.
 */
export function useCanReview(verb: keyof typeof SWITCHES, { path }: { path: string }): boolean {
  const isOn = useSession(({ config }) => config[SWITCHES[verb]]);
  return useHasDeclared('POST', `${path}/${verb}`) && isOn;
}
