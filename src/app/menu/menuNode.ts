import { hasPageNo, pageIn, withoutPage } from '@/shared/list/pageInPath';
import type { PlaceMode } from '@/shared/menu/place';

/** One place of the product: what the menu shows, where it leads and what stands there. */
export interface MenuNode {
  id: string;
  key: string;
  name: string;
  icon: string;
  /** The route's pattern, `/system/user` or `/system/user/:pageNo`; undefined for what is no place of ours. */
  path?: string;
  /** An http(s) address outside, opened in a window of its own. */
  href?: string;
  /** True for a place of ours that its row's `target` opens in another window. */
  newWindow: boolean;
  /** What its screen is opened for. */
  mode?: PlaceMode | undefined;
  /** What somebody must be allowed to do for the place to be there. */
  permission?: string | undefined;
  hidden: boolean;
  hiddenChildren: boolean;
  hiddenHeader: boolean;
  /** The key of the screen that stands here; undefined for a directory. */
  screen?: string;
  /** Where a directory sends its visitors, when that is a place of the tree. */
  redirect?: string;
  parent?: MenuNode;
  children: MenuNode[];
}

/** The tree of all places, and where each stands. */
export interface MenuTree {
  roots: MenuNode[];
  /** Every node, parents before children. */
  all: MenuNode[];
  warnings: string[];
}

/** The part of a tree that is to be kept; what stands below a place goes with it. The same tree where all of it is. */
export function filterTree(tree: MenuTree, keep: (node: MenuNode) => boolean): MenuTree {
  if (tree.all.every(keep)) return tree;
  const all: MenuNode[] = [];
  const copy = (node: MenuNode, parent?: MenuNode): MenuNode[] => {
    if (!keep(node)) return [];
    const mine: MenuNode = { ...node, parent, children: [] };
    all.push(mine);
    mine.children = node.children.flatMap((child) => copy(child, mine));
    return [mine];
  };
  return { roots: tree.roots.flatMap((root) => copy(root)), all, warnings: tree.warnings };
}

/** The address a menu entry links to, with a query: a list whose pages are in the path at its page, without other parameters. */
export function linkTo({ path = '' }: MenuNode, query = new URLSearchParams()): string {
  const search = String(hasPageNo(path) ? withoutPage(query) : query);
  const pathname = path.replaceAll(/\/:([^/]+)/g, (_, name: string) =>
    /^pageNo\??$/.test(name) ? `/${pageIn(query)}` : '',
  );
  return (pathname || '/') + (search && `?${search}`);
}

/** From the top of the menu down to a node: its title, breadcrumb and open menus. */
export function trailOf(node: MenuNode | undefined): MenuNode[] {
  const trail: MenuNode[] = [];
  for (let index = node; index; index = index.parent) trail.unshift(index);
  return trail;
}
