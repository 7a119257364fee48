import { useState } from 'react';
import type { MenuNode } from '@/app/navigation/menuNode';

/** Entries beyond this number on one level move into a submenu 更多 (docs/quality#row-13). */
const LEVEL_LIMIT = 100;

/** One entry of a level: a node of the menu, or the entry that opens to those which had no room, without a node. */
export interface MenuEntry {
  id: string;
  node?: MenuNode;
  /** What it opens to; an entry without these leads somewhere, or nowhere. */
  below: readonly MenuNode[];
}

/** The entries of one level of the menu. `above` is the id of the entry it belongs to. */
export function entriesOf(nodes: readonly MenuNode[], above = ''): MenuEntry[] {
  const shown = nodes.filter((node) => !node.hidden);
  const entries: MenuEntry[] = shown
    .slice(0, LEVEL_LIMIT)
    .map((node) => ({ id: node.id, node, below: node.hiddenChildren ? [] : node.children.filter((at) => !at.hidden) }));
  const rest = shown.slice(LEVEL_LIMIT);
  return rest.length > 0 ? [...entries, { id: `more ${above}`, below: rest }] : entries;
}

/** Entries that were opened, and the page on which that was. */
interface Opened {
  at: string;
  keys: string[];
}

/**
 * Which entries are open: those the user opened, and, until the user opens or closes one here, those on the way to the current
 * page.
 */
export function useOpened(trail: readonly MenuNode[]) {
  const here = trail.map(({ id }) => id).join();
  const [opened, setOpened] = useState<Opened>({ at: '', keys: [] });
  const keysOf = ({ at, keys }: Opened) => (at === here ? keys : [...new Set([...keys, ...trail.map(({ id }) => id)])]);
  // The same function on the same page: the entries are then not rendered again.
  const toggle = (id: string) =>
    setOpened((before) => {
      const keys = keysOf(before);
      return { at: here, keys: keys.includes(id) ? keys.filter((key) => key !== id) : [...keys, id] };
    });
  return { openKeys: keysOf(opened), toggle };
}
