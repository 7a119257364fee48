const KEY = 'last-screen';

/**
 * Keeps which screen stands at the current address, in this tab: after a reload its code is loaded before the menu, which
 * alone decides what is shown there, has been read.
 */
export function rememberScreen(screen: string | undefined): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, screen }));
  } catch {
    // Without sessionStorage the screen is loaded after the menu.
  }
}

/** The screen that stood at the current address. */
export function lastScreen(): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('screen' in kept)) return undefined;
    return kept.path === location.pathname && typeof kept.screen === 'string' ? kept.screen : undefined;
  } catch {
    return undefined;
  }
}
