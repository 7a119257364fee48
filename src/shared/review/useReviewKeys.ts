import { useEffect, useEffectEvent } from 'react';

/** The actions of a review's shortcuts; a shortcut without an action does nothing. */
export interface ReviewKeys {
  next?: (() => void) | undefined;
  previous?: (() => void) | undefined;
  pass?: (() => void) | undefined;
  reject?: (() => void) | undefined;
  help: () => void;
}

const KEYS = new Map<string, keyof ReviewKeys>([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'pass'],
  ['r', 'reject'],
  ['?', 'help'],
]);

/**
 * Single-key shortcuts of a review; ignored while the user types, while a dialog or a menu is open, and when turned
 * off.
 */
export function useReviewKeys(keys: ReviewKeys, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return;
    const name = KEYS.get(event.key.toLowerCase());
    const act = name && keys[name];
    if (!act || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="combobox"]',
  ) !== null;

/** Open dialogs, drawers and menus handle the keyboard themselves. */
const isDialogOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"].ant-dropdown-menu')].some(
    (one) => one.closest('.ant-dropdown-hidden, [hidden]') === null && one.getClientRects().length > 0,
  );
