import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children once everything around them is on the screen: for expensive parts that users do not look at
 * first, such as buttons with menus and parts below the fold. It takes no space until then.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children;
}
