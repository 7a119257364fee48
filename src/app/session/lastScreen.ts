import { tabStorage } from '@/shared/storage/tabStorage';

const KEY = 'last-screen';

/**
 * Keeps which screen stands at the current address, in this tab: after a reload its code is loaded before the menu, which
 * alone decides what is shown there, has been read.
 */
export function rememberScreen(screen: string | undefined): void {
  tabStorage.set(KEY, { path: location.pathname, screen });
}

/** The screen that stood at the current address. */
export function lastScreen(): string | undefined {
  const kept = tabStorage.get(KEY);
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('screen' in kept)) return undefined;
  return kept.path === location.pathname && typeof kept.screen === 'string' ? kept.screen : undefined;
}
