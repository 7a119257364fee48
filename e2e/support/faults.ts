import type { Page, Route } from '@playwright/test';

type Answer = Parameters<Route['fulfill']>[0];

/** Mocks every call of this endpoint with the answer. */
export const respond = (page: Page, path: string, answer: Answer) =>
  page.route(isApi(path), (route) => route.fulfill(answer));

/** Mocks every call of this endpoint with HTTP 200 and this data. */
export const respondData = (page: Page, path: string, data: unknown) =>
  respond(page, path, { json: { code: 0, data } });

/** Removes all mocked answers, so that the backend answers again. */
export const restore = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** Returns a live list of the API calls the page makes from now on, such as `GET /system/user/list`, in start order. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice('/api'.length)}`);
  });
  return calls;
}

const isApi = (path: string) => (url: URL) => url.pathname === `/api${path}`;
