import { mediaQueryHook } from './mediaQueryHook';

/** True when there is room for more than one column: on a tablet in portrait or wider. */
export const useIsWide = mediaQueryHook('(min-width: 768px)');
