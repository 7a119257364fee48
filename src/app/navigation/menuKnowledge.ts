import type { MenuKnowledge, MenuPlace } from '@/shared/menu/menuKnowledge';
import { trailOf } from './menuNode';
import { buildMenuTree } from './menuTree';
import { screenKeys, screenOf } from './screens';

/** This build's screens and routes; constant for the lifetime of the page. */
export const menuKnowledge: MenuKnowledge = { screenKeys, placeOf };

/** The address and screen of a menu row. Uses the functions that also compute the routes. */
function placeOf(rows: readonly object[], menuId: unknown): MenuPlace | undefined {
  const { all } = buildMenuTree(rows);
  const node = all.find(({ id }) => id === String(menuId));
  if (!node) return undefined;
  const { path, href, screen, redirect, hidden } = node;
  return {
    path,
    href,
    screen: screen === undefined ? undefined : { key: screen, exists: screenOf(screen) !== undefined },
    redirect,
    trail: trailOf(node).map(({ name }) => name),
    hidden,
    twin: path === undefined ? undefined : all.find((other) => other !== node && other.path === path)?.name,
  };
}
