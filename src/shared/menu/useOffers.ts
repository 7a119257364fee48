import { useLacks } from '@/shared/api/optional';
import { type Feature, featureCalls } from '@/shared/auth/features';
import { useSession } from '@/shared/auth/session';

/**
 * True if the server has all these features: none of their calls is known to be missing, and the list `features` in the
 * system config, if there is one, contains them.
 */
export const useOffers = (...needed: readonly Feature[]): boolean => useOffersAll(needed);

/** `useOffers` for a list of features. */
export function useOffersAll(needed: readonly Feature[]): boolean {
  const listed = useSession(({ config }) => config.features);
  const lacks = useLacks(needed.map((feature) => featureCalls[feature]));
  return !lacks && needed.every((feature) => listed?.includes(feature) ?? true);
}
