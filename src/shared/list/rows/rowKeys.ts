import type { KeyboardEvent } from 'react';
import { leaveGroup, moveTo, stopsOf } from '@/shared/display/keyboard/oneStop';

/**
 * Handles the arrow keys of a table, which is a single Tab stop. Up and down move between rows. Left and right move
 * between the links and buttons of a row. From the first row, Up moves to the header, and then to the column edges.
 */
export function moveInTable(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: table } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || !table.contains(target)) return;
  if (key === 'Tab') return leaveGroup(table, target);
  const row = target.closest('tr');
  if (!row || isText(target)) return;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const stops = [...(row.tabIndex === 0 ? [row] : []), ...controlsOf(row)];
    moveTo(event, stops[stops.indexOf(target) + (key === 'ArrowLeft' ? -1 : 1)]);
  }
  if (key === 'ArrowDown') moveTo(event, neighbour(table, row, 1));
  const head = row.closest('thead');
  if (key === 'ArrowUp') moveTo(event, head ? edgeAt(target, head) : neighbour(table, row, -1));
}

/** The next or previous row; above the first row, the first focusable element of the header. */
export function neighbour(table: HTMLElement, row: HTMLElement | null, by: 1 | -1): HTMLElement | undefined {
  const rows = rowsOf(table);
  const index = row ? rows.indexOf(row) : -1;
  if (index === 0 && by < 0) {
    const head = table.querySelector('thead') ?? table;
    return controlsOf(head)[0] ?? edgesOf(head)[0];
  }
  return rows[index + by];
}

/** The rows of a table that can have the focus. */
export const rowsOf = (table: ParentNode): HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('tbody > tr[tabindex="0"]'),
];

const EDGE = '[role="separator"]';

/** The edges of the columns in a header, from left to right. */
export const edgesOf = (head: ParentNode | null): HTMLElement[] => [
  ...(head?.querySelectorAll<HTMLElement>(EDGE) ?? []),
];

/** The edge of the column that a header control belongs to; otherwise the first edge. */
function edgeAt(control: HTMLElement, head: Element): HTMLElement | undefined {
  const at = control.closest('th')?.cellIndex;
  const edges = edgesOf(head);
  return edges.find((edge) => edge.closest('td')?.cellIndex === at) ?? edges[0];
}

const controlsOf = (row: Element) => stopsOf(row).filter((stop) => !stop.matches(EDGE));

const isText = (target: HTMLElement) => target.matches('input:not([type="checkbox"]), textarea, [contenteditable]');
