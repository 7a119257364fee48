import { useState } from 'react';
import type { MenuNode } from '@/app/menu/menuNode';

/** Entries beyond this number on one level move into a submenu 更多 (docs/quality#row-13). */
const LEVEL_LIMIT = 100;

/** One entry of a level: a node of the menu, or the entry that opens to those which had no room, without a node. */
export interface MenuEntry {
  id: string;
  node?: MenuNode;
  /** What it opens to; an entry without these leads somewhere, or nowhere. */
  below: readonly MenuNode[];
}

/** What a level of the menu shows. `above` is the id of the entry it belongs to. */
export function entriesOf(nodes: readonly MenuNode[], above = ''): MenuEntry[] {
  const shown = nodes.filter((node) => !node.hidden);
  const entries: MenuEntry[] = shown
    .slice(0, LEVEL_LIMIT)
    .map((node) => ({ id: node.id, node, below: node.hiddenChildren ? [] : node.children.filter((at) => !at.hidden) }));
  const rest = shown.slice(LEVEL_LIMIT);
  return rest.length > 0 ? [...entries, { id: `more ${above}`, below: rest }] : entries;
}

/**
 * Which entries are open: those somebody opened, and, until they open or close one here, those on the way to the current
 * page.
 */
export function useOpened(trail: readonly MenuNode[]) {
  const path = trail.map(({ id }) => id);
  const here = path.join();
  const [opened, setOpened] = useState<{ at: string; keys: string[] }>({ at: '', keys: [] });
  const openKeys = opened.at === here ? opened.keys : [...new Set([...opened.keys, ...path])];
  const toggle = (id: string) =>
    setOpened({ at: here, keys: openKeys.includes(id) ? openKeys.filter((key) => key !== id) : [...openKeys, id] });
  return { openKeys, toggle };
}
