import { useHas } from '@/shared/api/optional';

/** The path of the substitutes, also their query key. The calls are our proposal (docs/contract#2.36). */
export const SUBSTITUTES = '/act/substitute';

/** True while the server is not known to lack the call that names a substitute. */
export const useCanSubstitute = (): boolean => useHas('POST', `${SUBSTITUTES}/save`);
