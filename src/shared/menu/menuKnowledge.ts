import { createContext } from 'react';

/** Where a row of the menu leads. */
export interface MenuPlace {
  /** The route's pattern; undefined for what is no place of the product. */
  path: string | undefined;
  /** An http(s) address outside. */
  href: string | undefined;
  /** The key of the screen that stands there, and whether this build has it; undefined for a directory. */
  screen: { key: string; exists: boolean } | undefined;
  /** Where a directory sends its visitors. */
  redirect: string | undefined;
  /** The names from the top down to the row: its breadcrumb. */
  trail: string[];
  /** Whether the menu does not show it. */
  hidden: boolean;
  /** Another row at the same address, which is what visitors get if it comes first. */
  twin: string | undefined;
}

/** What the product makes of menu rows. */
export interface MenuKnowledge {
  /** The screens of this build, as a row's `component` names them. */
  screenKeys: readonly string[];
  /** Where one of these rows leads; undefined for a row that leads nowhere, such as a button. */
  placeOf: (rows: readonly object[], menuId: unknown) => MenuPlace | undefined;
}

/** Provided by the app, which alone knows the screens and the routes; read by the screen that edits the menu. */
export const MenuKnowledgeContext = createContext<MenuKnowledge>({ screenKeys: [], placeOf: () => undefined });
