import { useEffectEvent, useLayoutEffect } from 'react';

/** While `on` is true, calls `press` for every key that may be a shortcut of the page. */
export function useHotkeys(press: (event: KeyboardEvent) => void, on: boolean): void {
  const act = useEffectEvent((event: KeyboardEvent) => isHotkey(event) && press(event));
  // In a layout effect, because a key pressed as soon as the page is visible must not be lost.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

/**
 * True for a key that may be a shortcut of the page. A key with a modifier is no shortcut. While the user types or a
 * dialog or menu is open, no key is a shortcut.
 */
const isHotkey = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat || event.defaultPrevented) &&
  !isTyping(event.target) &&
  !isDialogOpen();

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="combobox"]',
  ) !== null;

const isDialogOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"].ant-dropdown-menu')].some(
    (one) => one.closest('.ant-dropdown-hidden, [hidden]') === null && one.getClientRects().length > 0,
  );
