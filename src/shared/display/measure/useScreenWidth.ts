import { mediaQueryHook } from './mediaQueryHook';

export type ScreenWidth = 'phone' | 'tablet' | 'desk';

const useIsTablet = mediaQueryHook('(width >= 576px)');
const useIsDesk = mediaQueryHook('(width >= 1200px)');

/** The size class of the window: phone (below 576 px), tablet (below 1200) or desktop. */
export function useScreenWidth(): ScreenWidth {
  const isTablet = useIsTablet();
  const isDesk = useIsDesk();
  return isDesk ? 'desk' : isTablet ? 'tablet' : 'phone';
}
