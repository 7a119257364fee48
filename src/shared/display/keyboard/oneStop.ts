import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button:not(:disabled), input:not([type="hidden"]):not(:disabled), textarea, [tabindex="0"]';

/**
 * The focusable elements of a group, in order. Excludes elements in a popover, because a popover is a separate group.
 */
export const stopsOf = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !stop.closest('.ant-popover') && isVisible(stop));

/**
 * Handles the keys of a group of controls that is a single Tab stop. The arrow keys move within the group. Tab leaves
 * the group. In a text field, the arrow keys move the cursor, and leave the field at the start or end of the text. Use
 * as `onKeyDown` of the group's element. If an element contains several groups, mark each group with `data-stop`.
 */
export function moveInGroup(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || target.closest('.ant-popover')) return;
  const group = target.closest('[data-stop]') ?? event.currentTarget;
  if (!group.contains(target)) return;
  if (key === 'Tab') return leaveGroup(group, target);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const by = key === 'ArrowLeft' ? -1 : 1;
  if (!isAtEnd(target, by)) return;
  const stops = stopsOf(group);
  moveTo(event, stops[stops.indexOf(target) + by]);
}

/** Moves the focus to the element `stop`, if there is one. */
export function moveTo(event: KeyboardEvent, stop: HTMLElement | undefined): void {
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}

/** Makes the current press of Tab skip the other focusable elements of the group. */
export function leaveGroup(group: Element, from: HTMLElement): void {
  const others = stopsOf(group).filter((stop) => stop !== from);
  const before = others.map((stop) => stop.getAttribute('tabindex'));
  for (const stop of others) stop.setAttribute('tabindex', '-1');
  setTimeout(() => {
    for (const [index, stop] of others.entries()) {
      const own = before[index];
      if (own === null || own === undefined) stop.removeAttribute('tabindex');
      else stop.setAttribute('tabindex', own);
    }
  });
}

/** True when the cursor cannot move further in the direction of the arrow key. */
function isAtEnd(target: HTMLElement, by: number): boolean {
  if (!(target instanceof HTMLInputElement) || target.readOnly || target.type === 'checkbox') return true;
  const { selectionStart, selectionEnd, value } = target;
  return selectionStart === selectionEnd && selectionStart === (by < 0 ? 0 : value.length);
}

const isVisible = (element: HTMLElement) => element.checkVisibility?.() ?? true;
