import { useState } from 'react';
import type { MenuNode } from '@/app/navigation/menuNode';

/** Entries beyond this number on one level move into a submenu named 更多 (docs/quality#row-13). */
const LEVEL_LIMIT = 100;

/** An entry of a level: a menu node, or the overflow entry of the level, which has no node. */
export interface MenuEntry {
  id: string;
  node?: MenuNode;
  /** The nodes the entry expands to; empty for a leaf. */
  below: readonly MenuNode[];
}

/** The entries of one level of the menu. `above` is the id of the parent entry. */
export function entriesOf(nodes: readonly MenuNode[], above = ''): MenuEntry[] {
  const shown = nodes.filter((node) => !node.hidden);
  const entries: MenuEntry[] = shown
    .slice(0, LEVEL_LIMIT)
    .map((node) => ({ id: node.id, node, below: node.hiddenChildren ? [] : node.children.filter((at) => !at.hidden) }));
  const rest = shown.slice(LEVEL_LIMIT);
  return rest.length > 0 ? [...entries, { id: `more ${above}`, below: rest }] : entries;
}

/**
 * `keys` are the keys of the entries that were open after the last toggle. `at` is the page on which the user toggled.
 */
interface Opened {
  at: string;
  keys: string[];
}

/**
 * Returns the keys of the open entries, and a function that toggles an entry. Entries stay open from page to page. A
 * navigation also opens the ancestors of the new page. The user can close the ancestors again.
 */
export function useOpened(trail: readonly MenuNode[]) {
  const here = trail.map(({ id }) => id).join();
  const [opened, setOpened] = useState<Opened>({ at: '', keys: [] });
  const keysOf = ({ at, keys }: Opened) => (at === here ? keys : [...new Set([...keys, ...trail.map(({ id }) => id)])]);
  // A new function only when the current page changes, so that other renders do not re-render the entries.
  const toggle = (id: string) =>
    setOpened((before) => {
      const keys = keysOf(before);
      return { at: here, keys: keys.includes(id) ? keys.filter((key) => key !== id) : [...keys, id] };
    });
  return { openKeys: keysOf(opened), toggle };
}
