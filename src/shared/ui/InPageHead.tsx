import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The places of a page header that a screen may fill. */
export type HeadPlaces = Record<'tabs' | 'search', HTMLElement | null>;

/** The page header of the view a screen stands in; undefined where there is none, as with `hiddenHeader`. */
export const PageHeadContext = createContext<HeadPlaces | undefined>(undefined);

interface InPageHeadProps {
  /** `tabs`: ways to the pages beside this one, below its name. `search`: a search box, opposite the name. */
  place: keyof HeadPlaces;
  children: ReactNode;
}

/** What a screen puts into its page header; where there is no header it stands where it is written. */
export function InPageHead({ place, children }: InPageHeadProps): ReactNode {
  const places = use(PageHeadContext);
  if (!places) return children;
  return places[place] && createPortal(children, places[place]);
}
