import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children after everything around them has been painted. For expensive parts that users do not look at
 * first, such as buttons with menus and parts below the fold. Takes no space until then.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children;
}
