import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children after the surrounding page has been painted, and takes no space until then. Use for expensive
 * parts that users do not look at first, such as buttons with menus and parts below the fold.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children;
}
