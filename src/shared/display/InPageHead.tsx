import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The slots of a page header that a screen can fill. */
export type HeadPlaces = Record<'tabs' | 'search' | 'tools', HTMLElement>;

/** The slots of the current view's page header; undefined if it has no header, as with `hiddenHeader`. */
export const PageHeadContext = createContext<HeadPlaces | undefined>(undefined);

interface InPageHeadProps {
  /**
   * `tabs` is for links to sibling pages, below the page name. `search` is for a search box, opposite the page name.
   * `tools` is for the buttons of a list, at the end of the line with the page name.
   */
  slot: keyof HeadPlaces;
  children: ReactNode;
}

/** Renders its children into a slot of the page header, or in place if there is no header. */
export function InPageHead({ slot, children }: InPageHeadProps): ReactNode {
  const places = use(PageHeadContext);
  if (!places) return children;
  return createPortal(children, places[slot]);
}
