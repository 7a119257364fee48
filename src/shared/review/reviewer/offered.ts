import { useHasDeclared } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';

/** The optional calls of reviewed records, with the switch in the system config that enables each. */
const SWITCHES = { assign: 'reviewers', later: 'later', move: 'reviewQueues', askMore: 'askMore' } as const;

/**
 * True if the server offers a call for records of this kind. `assign` sets the reviewer. `later` postpones the record.
 * `move` moves the record to another queue. `askMore` asks the applicant for more information.
 */
export function useCanReview(verb: keyof typeof SWITCHES, { path }: { path: string }): boolean {
  const isOn = useSession(({ config }) => config[SWITCHES[verb]]);
  return useHasDeclared('POST', `${path}/${verb}`) && isOn;
}
