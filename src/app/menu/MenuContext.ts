import { createContext, use } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { MenuNode, MenuTree } from './menuNode';

/** The places of the person signed in. */
export const MenuContext = createContext<MenuTree>({ roots: [], all: [], warnings: [] });

/** The place somebody is at now; undefined on a page that no menu row leads to. */
export function useCurrentNode(): MenuNode | undefined {
  const tree = use(MenuContext);
  return nodeAt(tree, useLocation().pathname);
}

/** The place at an address. */
export function nodeAt({ all }: MenuTree, pathname: string): MenuNode | undefined {
  return all.find((node) => node.path === pathname) ?? all.find((node) => node.path && matchPath(node.path, pathname));
}
