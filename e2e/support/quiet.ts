import type { Page } from '@playwright/test';

/** Returns for how many milliseconds the page has asked for nothing and waits for nothing. */
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

/** The parts of the page that are still loading. */
export const loadingIn = (page: Page) =>
  page.locator('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning').filter({ visible: true });
