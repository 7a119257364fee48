import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children after the surrounding page has been painted. Takes no space before. Use for expensive parts that
 * users do not look at first. Examples are buttons with menus and parts below the fold.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children;
}
