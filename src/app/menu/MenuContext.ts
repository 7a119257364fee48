import { createContext, use } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { MenuNode, MenuTree } from './menuNode';

/** The menu tree of the person signed in. */
export const MenuContext = createContext<MenuTree>({ roots: [], all: [], warnings: [] });

/** The menu node of the current address; undefined on a page without a menu row. */
export function useCurrentNode(): MenuNode | undefined {
  const tree = use(MenuContext);
  return nodeAt(tree, useLocation().pathname);
}

/** The node of a path: an exact match first, else a route pattern that matches. */
export function nodeAt({ all }: MenuTree, pathname: string): MenuNode | undefined {
  return all.find((node) => node.path === pathname) ?? all.find((node) => node.path && matchPath(node.path, pathname));
}
