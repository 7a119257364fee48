import type { Locator, Page } from '@playwright/test';

/** Returns a function that returns the milliseconds since the page's last request ended; 0 while one is pending. */
export function quietOf(page: Page): () => number {
  const open = new Set<unknown>();
  let since = Date.now();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      open.delete(request);
      since = Date.now();
    });
  return () => (open.size > 0 ? 0 : Date.now() - since);
}

/** Matches parts that are still loading. A skeleton is an empty heading above empty list items. */
export const LOADING = '[aria-busy="true"], h3:empty, li:empty';

/** Returns the visible parts that are still loading. */
export const loadingIn = (scope: Page | Locator) => scope.locator(LOADING).filter({ visible: true });
