import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { MenuNode, MenuTree } from './menuNode';
import { useTranslation } from 'react-i18next';

/** The menu tree of the signed-in user. */
export const MenuContext = createContext<MenuTree>({ roots: [], all: [], warnings: [] });

/** The menu node of the current address; undefined on a page without a menu row. */
export function useCurrentNode(): MenuNode | undefined {
  const tree = use(MenuContext);
  return nodeAt(tree, useLocation().pathname);
}

/** Normalises a path for comparison as the router does: without its case and trailing slashes. */
const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase();

interface Places {
  byPath: ReadonlyMap<string, MenuNode>;
  /** The nodes whose path has parameters. */
  patterns: readonly MenuNode[];
}

/** Computed once per tree: a menu may have thousands of rows, and every link looks one up. */
const known = new WeakMap<MenuTree, Places>();

function placesOf(tree: MenuTree): Places {
  const before = known.get(tree);
  if (before) return before;
  const nodes = tree.all.filter(({ path }) => path);
  const last = nodes.toReversed();
  const places = {
    // Exact matches win over case-insensitive ones; of two rows with the same path the first one wins.
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

/** Our translation of a menu key; '' where there is none. `t` is that of `app`. */
export const nameOfKey = (t: TFunction<'app'>, key: string): string =>
  // Keys such as `constructor` or `a:b` must not be looked up in our translations.
  /^[A-Za-z]+$/.test(key) && !(key in {}) ? t(`menu.${key}` as 'menu.overview', { defaultValue: '' }) : '';

/**
 * Returns the name of a node: in Chinese the server's own name; in other languages our translation of its key, else the
 * server's name.
 */
export function useMenuName(): (node: MenuNode) => string {
  const { t, i18n } = useTranslation('app');
  return (node) => {
    const known = nameOfKey(t, node.key);
    return i18n.language === 'zh-CN' && node.name !== node.key ? node.name : known || node.name;
  };
}
