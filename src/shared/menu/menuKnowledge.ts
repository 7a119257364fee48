import { createContext } from 'react';

/** The page a menu row leads to. */
export interface MenuPlace {
  /** The route's pattern; undefined when the row has no page in this product. */
  path: string | undefined;
  /** An external http(s) address. */
  href: string | undefined;
  /** The key of its screen, and whether this build has it; undefined for a directory. */
  screen: { key: string; exists: boolean } | undefined;
  /** The path a directory redirects to. */
  redirect: string | undefined;
  /** The breadcrumb: the names from the root down to the row. */
  trail: string[];
  /** True when the menu does not show the row. */
  hidden: boolean;
  /** Another row with the same address; only the first of the two is shown. */
  twin: string | undefined;
}

/** The screens of this build, and the pages that menu rows lead to. */
export interface MenuKnowledge {
  /** The valid values of a row's `component`. */
  screenKeys: readonly string[];
  /** Returns the page one of these rows leads to; undefined for a row without one, such as a button. */
  placeOf: (rows: readonly object[], menuId: unknown) => MenuPlace | undefined;
}

/** Provided by the app, because only the app knows screens and routes; used by the screen that edits the menu. */
export const MenuKnowledgeContext = createContext<MenuKnowledge>({ screenKeys: [], placeOf: () => undefined });
