import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children once everything around it is on the screen: for what nobody looks at first and is expensive, such
 * as buttons with menus and what is below the fold. Meanwhile it takes no room.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children;
}
