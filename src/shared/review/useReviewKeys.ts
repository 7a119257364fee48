import { useEffect, useEffectEvent } from 'react';
import { isHotkey } from '@/shared/display/keyboard/hotkeys';

/** The actions of a review's shortcuts; a shortcut without an action does nothing. */
export interface ReviewKeys {
  next?: (() => void) | undefined;
  previous?: (() => void) | undefined;
  pass?: (() => void) | undefined;
  reject?: (() => void) | undefined;
  ask?: (() => void) | undefined;
  skip?: (() => void) | undefined;
  help?: (() => void) | undefined;
}

const KEYS = new Map<string, keyof ReviewKeys>([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'pass'],
  ['r', 'reject'],
  ['m', 'ask'],
  ['s', 'skip'],
  ['?', 'help'],
]);

/**
 * Single-key shortcuts of a review; ignored while the user types, while a dialog or a menu is open, and when turned
 * off.
 */
export function useReviewKeys(keys: ReviewKeys, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = KEYS.get(event.key.toLowerCase());
    const act = name && keys[name];
    if (!act || !isHotkey(event)) return;
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
