import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The slots of a page header that a screen may fill. */
export type HeadPlaces = Record<'tabs' | 'search' | 'tools', HTMLElement>;

/** The slots of the current view's page header; undefined without a header, as with `hiddenHeader`. */
export const PageHeadContext = createContext<HeadPlaces | undefined>(undefined);

interface InPageHeadProps {
  /**
   * `tabs`: links to sibling pages, below the page name. `search`: a search box, opposite the page name. `tools`: the
   * buttons of a list, at the end of the page name's line.
   */
  slot: keyof HeadPlaces;
  children: ReactNode;
}

/** Renders its children into a slot of the page header; without a header they are rendered in place. */
export function InPageHead({ slot, children }: InPageHeadProps): ReactNode {
  const places = use(PageHeadContext);
  if (!places) return children;
  return createPortal(children, places[slot]);
}
