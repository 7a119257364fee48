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

/** How a path is told from others: as the router does, whatever its case and with or without a slash at its end. */
const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase();

interface Places {
  byPath: ReadonlyMap<string, MenuNode>;
  /** The nodes whose path has parameters. */
  patterns: readonly MenuNode[];
}

/** The places of each tree, found once: a menu may have thousands of rows, and every link asks for one. */
const known = new WeakMap<MenuTree, Places>();

function placesOf(tree: MenuTree): Places {
  const before = known.get(tree);
  if (before) return before;
  const nodes = tree.all.filter(({ path }) => path);
  const last = nodes.toReversed();
  const places = {
    // The path as it is comes before one that the router takes for the same; of two that share a path the first one wins.
    byPath: new Map([
      ...last.map((node) => [plain(node.path ?? ''), node] as const),
      ...last.map((node) => [node.path ?? '', node] as const),
    ]),
    patterns: nodes.filter(({ path }) => path?.includes(':') || path?.includes('*')),
  };
  known.set(tree, places);
  return places;
}

/** The node of a path: the same path first, else a route pattern that matches. */
export function nodeAt(tree: MenuTree, pathname: string): MenuNode | undefined {
  const { byPath, patterns } = placesOf(tree);
  const node = byPath.get(pathname) ?? byPath.get(plain(pathname));
  return node ?? patterns.find(({ path }) => path && matchPath(path, pathname));
}
