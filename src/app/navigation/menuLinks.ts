import { type LinkOf, toSearch } from '@/shared/menu/links';
import { screenOf } from './screens';
import { linkTo, type MenuNode, type MenuTree } from './menuNode';

/** The addresses of a tree's screens by menu key. If several rows share a key, the first one with a screen is used. */
export function menuLinks({ all }: MenuTree): LinkOf {
  const places = new Map<string, MenuNode>();
  for (const node of all) {
    const { key, path, screen } = node;
    if (path && screen !== undefined && screenOf(screen) && !places.has(key)) places.set(key, node);
  }
  return (key, query) => {
    const node = places.get(key);
    return node && linkTo(node, toSearch(query));
  };
}
