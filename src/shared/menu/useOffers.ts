import { useLacks } from '@/shared/api/optional';
import { type Feature, featureCalls } from '@/shared/auth/features';
import { useSession } from '@/shared/auth/session';

/**
 * True when the server has all these features: the system config lists them (`features`), and none of their calls
 * turned out to be missing. If the config has no list, every feature counts as listed.
 */
export const useOffers = (...needed: readonly Feature[]): boolean => useOffersAll(needed);

/** `useOffers` for a list of features. */
export function useOffersAll(needed: readonly Feature[]): boolean {
  const listed = useSession(({ config }) => config.features);
  const lacks = useLacks(needed.map((feature) => featureCalls[feature]));
  return !lacks && needed.every((feature) => listed?.includes(feature) ?? true);
}
