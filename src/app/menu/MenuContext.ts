import { createContext, use, useSyncExternalStore } from 'react';
import { matchPath, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { belowBase } from '@/shared/settings/base';
import type { MenuNode, MenuTree } from './menuNode';

/** The menu tree of the person signed in. */
export const MenuContext = createContext<MenuTree>({ roots: [], all: [], warnings: [] });

/** The menu node of the current address; undefined on a page without a menu row. */
export function useCurrentNode(): MenuNode | undefined {
  const tree = use(MenuContext);
  return nodeAt(tree, useLocation().pathname);
}

const never = () => () => undefined;

/** Something about the current node, for what need not render with every navigation, only when this changes. */
export function useOfCurrentNode<T extends boolean | string>(pick: (node: MenuNode | undefined) => T): T {
  const tree = use(MenuContext);
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useSyncExternalStore(router?.subscribe ?? never, () =>
    pick(nodeAt(tree, belowBase(router?.state.location.pathname ?? ''))),
  );
}

/** The nodes of each tree by path, found once: a menu may have thousands of rows, and every link asks for one. */
const known = new WeakMap<MenuTree, ReadonlyMap<string | undefined, MenuNode>>();

function byPath(tree: MenuTree): ReadonlyMap<string | undefined, MenuNode> {
  const before = known.get(tree);
  if (before) return before;
  // When two share a path, the first one wins.
  const nodes = new Map(tree.all.toReversed().map((node) => [node.path, node]));
  known.set(tree, nodes);
  return nodes;
}

/** The node of a path: an exact match first, else a route pattern that matches. */
export function nodeAt(tree: MenuTree, pathname: string): MenuNode | undefined {
  return byPath(tree).get(pathname) ?? tree.all.find((node) => node.path && matchPath(node.path, pathname));
}
