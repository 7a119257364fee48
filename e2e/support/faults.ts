import type { Page, Route } from '@playwright/test';

type Answer = Parameters<Route['fulfill']>[0];

/** Answers every call of this endpoint so instead of the backend. */
export const respond = (page: Page, path: string, answer: Answer) =>
  page.route(isApi(path), (route) => route.fulfill(answer));

/** The endpoint answers HTTP 200 with this data. */
export const respondData = (page: Page, path: string, data: unknown) =>
  respond(page, path, { json: { code: 0, data } });

/** The endpoint is left to the backend again. */
export const restore = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** The API calls the page makes from now on, as `GET /system/user/list`, in the order they start; a live list. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice('/api'.length)}`);
  });
  return calls;
}

const isApi = (path: string) => (url: URL) => url.pathname === `/api${path}`;
