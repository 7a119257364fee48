import type { RefObject } from 'react';
import { useHotkeys } from '@/shared/display/keyboard/hotkeys';
import { neighbour, rowsOf } from '../rows/rowKeys';

interface ListKeys {
  refresh: () => void;
  help: () => void;
}

/**
 * The keyboard shortcuts of a visible list. J and K move, Enter opens, X selects, `/` focuses the filters. N adds a
 * record, R reloads, `?` shows help. No shortcut works while the user types or a dialog is open.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>, keys: ListKeys, on: boolean): void {
  useHotkeys((event) => {
    const list = frame.current;
    if (!list) return;
    const row = document.activeElement?.closest<HTMLElement>('tbody > tr') ?? null;
    const act = actOf(event.key.toLowerCase(), list, row && list.contains(row) ? row : null, event.shiftKey, keys);
    if (act && act() !== false) event.preventDefault();
  }, on);
}

/** Returns the action of a key in a list. `row` is the focused row. Returns undefined for a key without an action. */
function actOf(
  key: string,
  list: HTMLElement,
  row: HTMLElement | null,
  shift: boolean,
  keys: ListKeys,
): (() => unknown) | undefined {
  switch (key) {
    case 'j':
      return () => go(row ? neighbour(list, row, 1) : rowsOf(list)[0]);
    case 'k':
      return () => go(row ? neighbour(list, row, -1) : rowsOf(list).at(-1));
    case 'enter':
      return () => row === document.activeElement && push(opener(row));
    case 'x':
      return () => push(row?.querySelector<HTMLElement>('input[type="checkbox"]'), shift);
    case '/':
      return () => go(list.querySelector<HTMLElement>('[role="search"] :is(input, button)') ?? undefined);
    case 'n':
      return () => push(viewOf(list).querySelector<HTMLElement>('[data-new]'));
    case 'r':
      return keys.refresh;
    case '?':
      return keys.help;
    default:
      return undefined;
  }
}

/**
 * Returns the control that Enter clicks. If the name has no link or button, Enter clicks the first action of the row.
 */
const opener = (row: HTMLElement | null) =>
  row?.querySelector<HTMLElement>('td[data-place="name"] a, td[data-place="name"] button:not([aria-expanded])') ??
  row?.querySelector<HTMLElement>('td:last-child button:not([aria-disabled])');

/** The screen element around the list: its header contains the list's buttons. */
const viewOf = (list: HTMLElement): ParentNode => list.closest('[data-view]') ?? document;

function go(stop: HTMLElement | undefined): boolean {
  stop?.focus();
  stop?.scrollIntoView({ block: 'nearest' });
  return stop !== undefined;
}

function push(control: HTMLElement | null | undefined, shiftKey = false): boolean {
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return Boolean(control);
}
