import { useLacks } from '@/shared/api/optional';
import { type Feature, featureCalls } from '@/shared/auth/features';
import { useSession } from '@/shared/auth/session';

/**
 * True where the server offers all these features: the `features` of the system config list them, and none of their calls
 * has been answered as unknown. A config without that list offers everything.
 */
export function useOffers(...needed: readonly Feature[]): boolean {
  const listed = useSession(({ config }) => config.features);
  const lacks = useLacks(needed.map((feature) => featureCalls[feature]));
  return !lacks && needed.every((feature) => listed?.includes(feature) ?? true);
}
