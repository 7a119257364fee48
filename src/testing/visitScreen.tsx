import { waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { handlers } from '@mocks/handlers';
import menus from '@mocks/seeds/generated/menus.json';
import { linkTo } from '@/app/navigation/menuNode';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { Screen } from '@/app/navigation/Screen';
import { queryClient } from '@/shared/api/queryClient';
import { renderPage } from './renderPage';
import { server } from './server';

const { all } = buildMenuTree(menus);

/** Changes an answer. `call` is its path and its number among the calls of this path: "/api/biz/order/list 2". */
type ChangeAnswer = (answer: unknown, call: string) => unknown;

/**
 * Renders a screen `times` times at its address in the contract's menu. `change` modifies the answers of the mock
 * backend. Resolves when all requests are answered. Returns a function that unmounts the screen.
 */
export async function visitScreen(key: string, change: ChangeAnswer, times = 1) {
  const asked = new Map<string, number>();
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const nth = (asked.get(pathname) ?? 0) + 1;
      asked.set(pathname, nth);
      const response = await answerTo(request);
      if (!response?.headers.get('content-type')?.includes('json')) return response;
      return jsonOf(change(await response.json(), `${pathname} ${nth}`));
    }),
  );
  const node = all.find(({ screen }) => screen === key);
  const screens = Array.from({ length: times }, (_, index) => <Screen key={`${key} ${index}`} name={key} />);
  const view = await renderPage(screens, `${node ? linkTo(node) : '/'}?id=1`);
  await rest();
  return () => {
    view.unmount();
    queryClient.clear();
    server.resetHandlers();
  };
}

/** The mock's answer. A record with an unknown id is replaced by the first record of its list. */
async function answerTo(request: Request): Promise<Response | undefined> {
  const response = await getResponse(handlers, request.clone());
  if (!request.url.includes('/get/')) return response;
  const body = (await response?.clone().json()) as { code?: number };
  if (body.code === 0) return response;
  const list = new Request(`${request.url.split('/get/')[0]}/list`, { headers: request.headers });
  const found = (await (await getResponse(handlers, list))?.json()) as { data?: { records?: unknown[] } } | undefined;
  return jsonOf({ code: 0, data: found?.data?.records?.[0] ?? null });
}

/** Returns `value` as a JSON response. The response lacks values that JSON cannot express. */
const jsonOf = (value: unknown) =>
  new HttpResponse(JSON.stringify(value) ?? '', { headers: { 'content-type': 'application/json' } });

/** A skeleton is an empty heading above empty list items. */
const LOADING = '[aria-busy=true], h3:empty, li:empty, [role=status] > [aria-hidden]';
const isAtRest = () =>
  queryClient.isFetching() === 0 && document.body.textContent !== '' && !document.querySelector(LOADING);

/** Waits until nothing is fetched and nothing indicates loading, five times in a row. */
async function rest(): Promise<void> {
  let quiet = 0;
  await waitFor(
    () => {
      quiet = isAtRest() ? quiet + 1 : 0;
      expect(quiet).toBeGreaterThan(4);
    },
    // The timeout is long, because a screen with texts of 20 kB is slow in jsdom. A screen that never finishes still
    // fails.
    { interval: 20, timeout: 50_000 },
  );
}
