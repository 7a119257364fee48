import { useHas } from '@/shared/api/optional';

/** The path of the substitutes, also their query key. The calls are this project's proposal (docs/contract#2.36). */
export const SUBSTITUTES = '/act/substitute';

/** True unless the server is known to lack the call that sets a substitute. */
export const useCanSubstitute = (): boolean => useHas('POST', `${SUBSTITUTES}/save`);
