import { mediaQueryHook } from './mediaQueryHook';

/** True if the window has space for more than one column. A tablet in portrait is wide enough. */
export const useIsWide = mediaQueryHook('(min-width: 768px)');
