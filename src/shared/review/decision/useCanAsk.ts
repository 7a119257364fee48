import { useHasDeclared } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import type { Reviewable, ReviewKind } from '../review';

/** True when the server lets applicants of this kind be asked for more. */
export function useCanAsk<T extends Reviewable>({ api, moves }: ReviewKind<T>): boolean {
  const isOn = useSession(({ config }) => config.askMore);
  return useHasDeclared('POST', `${api.path}/askMore`) && isOn && moves.ask !== undefined;
}
