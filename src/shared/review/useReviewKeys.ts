import { useHotkeys } from '@/shared/display/keyboard/hotkeys';

/** The shortcuts of a review, by key. */
const KEYS = { j: 'next', k: 'previous', a: 'pass', r: 'reject', m: 'ask', s: 'skip', '?': 'help' } as const;
const NAMES = new Map<string, (typeof KEYS)[keyof typeof KEYS]>(Object.entries(KEYS));

/** The actions of a review's shortcuts; a shortcut without an action does nothing. */
export type ReviewKeys = { [Name in (typeof KEYS)[keyof typeof KEYS]]?: (() => void) | undefined };

/**
 * The single-key shortcuts of a review. Shortcuts do nothing while the user types, or while a dialog or a menu is open.
 * The user can turn shortcuts off.
 */
export function useReviewKeys(keys: ReviewKeys, on: boolean): void {
  useHotkeys((event) => {
    const name = NAMES.get(event.key.toLowerCase());
    const act = name && keys[name];
    if (!act) return;
    event.preventDefault();
    act();
  }, on);
}
