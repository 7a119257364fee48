import { hasPageNo, pageIn, withoutPage } from '@/shared/list/pageInPath';
import type { PlaceMode } from '@/shared/menu/place';

/** One node of the menu tree: its entry in the menu, its address and its screen. */
export interface MenuNode {
  id: string;
  key: string;
  name: string;
  icon: string;
  /**
   * The route's pattern, such as `/system/user` or `/system/user/:pageNo`. Undefined if the row has no page in this
   * product.
   */
  path?: string;
  /** An external http(s) address, which opens in a new window. */
  href?: string;
  /** True for a page of this product that must open in a new window. The `target` of the menu row sets `newWindow`. */
  newWindow: boolean;
  /** The mode in which the node's screen opens: add, edit or detail. */
  mode?: PlaceMode | undefined;
  /** The permission the node requires. */
  permission?: string | undefined;
  hidden: boolean;
  hiddenChildren: boolean;
  hiddenHeader: boolean;
  /** The key of the node's screen; undefined for a directory. */
  screen?: string;
  /** The path of the screen that a directory redirects to. Undefined if the directory has no screen to redirect to. */
  redirect?: string;
  parent?: MenuNode;
  children: MenuNode[];
}

/** All nodes of the menu, as a tree and as a flat list. */
export interface MenuTree {
  roots: MenuNode[];
  /** Every node, parents before children. */
  all: MenuNode[];
  warnings: string[];
}

/** Drops the nodes that `keep` rejects, together with their descendants. Returns `tree` itself if all nodes stay. */
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
  const less = { roots: tree.roots.flatMap((root) => copy(root)), all, warnings: tree.warnings };
  settleRedirects(less);
  return less;
}

/** Makes each directory redirect to its first visible descendant with a screen, unless it redirects to a screen. */
export function settleRedirects(tree: MenuTree): void {
  const screens = new Set(tree.all.filter((node) => node.screen).map((node) => node.path?.replace(/\/:[^/]+/g, '')));
  for (const node of tree.all) {
    if (node.screen || node.href) continue;
    const target = node.redirect && screens.has(node.redirect) ? node.redirect : undefined;
    node.redirect = target ?? firstPlace(node);
  }
}

function firstPlace(from: MenuNode): string | undefined {
  const queue = from.children.filter((child) => !child.hidden);
  for (let index = 0; index < queue.length; index++) {
    const node = queue[index] as MenuNode;
    if (node.screen && node.path) return linkTo(node);
    queue.push(...node.children.filter((child) => !child.hidden));
  }
  return undefined;
}

/**
 * The address of a menu entry with a query. If the route has `:pageNo`, the page number moves from the query into the
 * path. Other route parameters are dropped.
 */
export function linkTo({ path = '' }: MenuNode, query = new URLSearchParams()): string {
  const search = String(hasPageNo(path) ? withoutPage(query) : query);
  const pathname = path.replaceAll(/\/:([^/]+)/g, (_, name: string) =>
    /^pageNo\??$/.test(name) ? `/${pageIn(query)}` : '',
  );
  return (pathname || '/') + (search && `?${search}`);
}

/** The node and its ancestors, root first; for the title, the breadcrumb and the open menus. */
export function trailOf(node: MenuNode | undefined): MenuNode[] {
  const trail: MenuNode[] = [];
  for (let index = node; index; index = index.parent) trail.unshift(index);
  return trail;
}
