import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { MenuNode, MenuTree } from './menuNode';
import { useTranslation } from 'react-i18next';

/** The context with the menu tree of the signed-in user. */
export const MenuContext = createContext<MenuTree>({ roots: [], all: [], warnings: [] });

/** The menu node of the current address; undefined on a page that has no menu row. */
export function useCurrentNode(): MenuNode | undefined {
  const tree = use(MenuContext);
  return nodeAt(tree, useLocation().pathname);
}

/** Normalizes a path for comparison as the router does: lower case, no trailing slashes. */
const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase();

interface MenuIndex {
  byPath: ReadonlyMap<string, MenuNode>;
  /** The nodes whose path has parameters. */
  patterns: readonly MenuNode[];
}

/** The index of each tree is computed only once. Every link looks up a row, and a menu may have thousands of rows. */
const known = new WeakMap<MenuTree, MenuIndex>();

function indexOfMenu(tree: MenuTree): MenuIndex {
  const before = known.get(tree);
  if (before) return before;
  const nodes = tree.all.filter(({ path }) => path);
  const last = nodes.toReversed();
  const places = {
    // Exact matches win over case-insensitive ones. If two rows have the same path, the first one wins.
    byPath: new Map([
      ...last.map((node) => [plain(node.path ?? ''), node] as const),
      ...last.map((node) => [node.path ?? '', node] as const),
    ]),
    patterns: nodes.filter(({ path }) => path?.includes(':') || path?.includes('*')),
  };
  known.set(tree, places);
  return places;
}

/**
 * Returns the node with the path `pathname`. If no node has the path, returns the first node whose route pattern
 * matches.
 */
export function nodeAt(tree: MenuTree, pathname: string): MenuNode | undefined {
  const { byPath, patterns } = indexOfMenu(tree);
  const node = byPath.get(pathname) ?? byPath.get(plain(pathname));
  return node ?? patterns.find(({ path }) => path && matchPath(path, pathname));
}

/** Translates a menu key. Returns '' without a translation. `t` must belong to the namespace `app`. */
export const nameOfKey = (t: TFunction<'app'>, key: string): string =>
  // Keys such as `constructor` or `a:b` must not be looked up in the translations.
  /^[A-Za-z]+$/.test(key) && !(key in {}) ? t(`menu.${key}` as 'menu.overview', { defaultValue: '' }) : '';

/**
 * Returns a function that names a menu node. In simplified Chinese, uses the server's name if the row has a name.
 * Otherwise, uses our translation of the node's key. If the key has no translation, uses the server's name.
 */
export function useMenuName(): (node: MenuNode) => string {
  const { t, i18n } = useTranslation('app');
  return (node) =>
    i18n.language === 'zh-CN' && node.name !== node.key ? node.name : nameOfKey(t, node.key) || node.name;
}
