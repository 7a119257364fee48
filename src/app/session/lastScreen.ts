import { tabStorage } from '@/shared/storage/tabStorage';

const KEY = 'last-screen';

/**
 * Stores the screen of the current address in this tab. A reload can then load the screen's code before the menu is
 * parsed. Only the menu decides whether the screen is shown.
 */
export function rememberScreen(screen: string | undefined): void {
  tabStorage.set(KEY, { path: location.pathname, screen });
}

/** The screen stored for the current address; undefined if the stored screen belongs to another address. */
export function lastScreen(): string | undefined {
  const kept = tabStorage.get(KEY);
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('screen' in kept)) return undefined;
  return kept.path === location.pathname && typeof kept.screen === 'string' ? kept.screen : undefined;
}
