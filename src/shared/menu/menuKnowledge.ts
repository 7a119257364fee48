import { createContext } from 'react';

/** The page that a menu row opens. */
export interface MenuPlace {
  /** The pattern of the route. Undefined if the row has no page in this product. */
  path: string | undefined;
  /** An external http(s) address. */
  href: string | undefined;
  /** The key of the row's screen. `exists` is true if this build has the screen. Undefined for a directory. */
  screen: { key: string; exists: boolean } | undefined;
  /** The path that a directory redirects to. */
  redirect: string | undefined;
  /** The breadcrumb: the names from the root down to the row. */
  trail: string[];
  /** True when the row is hidden in the menu. */
  hidden: boolean;
  /** The name of another row with the same address. The menu shows only the first of these rows. */
  twin: string | undefined;
}

/** The screens of this build, and the pages that menu rows open. */
export interface MenuKnowledge {
  /** The valid values of a row's `component`. */
  screenKeys: readonly string[];
  /** Returns the page of the menu row with the id `menuId`; undefined for a row without a page, such as a button. */
  placeOf: (rows: readonly object[], menuId: unknown) => MenuPlace | undefined;
}

/** Used by the screen that edits the menu. The app provides the value, because only the app knows all screens. */
export const MenuKnowledgeContext = createContext<MenuKnowledge>({ screenKeys: [], placeOf: () => undefined });
