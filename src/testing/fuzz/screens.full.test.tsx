import { waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { handlers } from '@mocks/handlers';
import menus from '@mocks/seeds/generated/menus.json';
import { linkTo } from '@/app/menu/menuNode';
import { buildMenuTree } from '@/app/menu/menuTree';
import { Screen } from '@/app/menu/Screen';
import { screenKeys } from '@/app/screens';
import { queryClient } from '@/shared/api/queryClient';
import { renderPage, signInAs } from '../renderPage';
import { server } from '../server';
import { takeConsoleErrors } from '../setup';
import { mutated } from './mutate';
import { type Random, randomOf, randomOfRun } from './random';

/* Every screen in front of the mock backend whose answers are mutated: it stands, and nobody reads broken values. One
   visit each, ten in `npm run test:fuzz`. Beyond jsdom: e2e/strange. */

const VISITS = Number(process.env.FUZZ ?? 1000) / 1000;
const { seed } = randomOfRun();
const { all } = buildMenuTree(menus);

/** What nobody must ever read; the words 页面出错 are those of a screen that threw. */
const BROKEN = /\[object |\bundefined\b|\bNaN\b|Invalid Date|Something went wrong|页面出错|__proto__/;
/** What the product says of an answer that breaks its contract. */
const PROMISED = /does not answer as its contract says/;

beforeEach(() => signInAs());

/** The mock backend, with each answer changed in a few places. */
function breakAnswers(random: Random) {
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const response = await answerTo(request);
      if (!response?.headers.get('content-type')?.includes('json')) return response;
      return jsonOf(mutated(await response.json(), random));
    }),
  );
}

/** The mock's answer; a record asked for by an id that is nobody's is the first of its list. */
async function answerTo(request: Request): Promise<Response | undefined> {
  const response = await getResponse(handlers, request.clone());
  const [list, found] = [request.url.split('/get/')[0], request.url.includes('/get/')];
  const body = found ? ((await response?.clone().json()) as { code?: number }) : undefined;
  if (!found || body?.code === 0) return response;
  const rows = await getResponse(handlers, new Request(`${list}/list`, { headers: request.headers }));
  const { data } = ((await rows?.json()) ?? {}) as { data?: { records?: unknown[] } };
  return jsonOf({ code: 0, data: data?.records?.[0] ?? null });
}

/** As it would come over the wire: what JSON cannot say is not there. */
const jsonOf = (value: unknown) =>
  new HttpResponse(JSON.stringify(value) ?? '', { headers: { 'content-type': 'application/json' } });

const LOADING = '[aria-busy=true], .ant-skeleton, .ant-spin-spinning, [role=status] > [aria-hidden]';

const isAtRest = () =>
  queryClient.isFetching() === 0 && document.body.textContent !== '' && !document.querySelector(LOADING);

/** Waits until nothing is asked for and nothing says that it loads, five looks in a row. */
async function rest(): Promise<void> {
  let quiet = 0;
  await waitFor(
    () => {
      quiet = isAtRest() ? quiet + 1 : 0;
      expect(quiet).toBeGreaterThan(4);
    },
    { interval: 20 },
  );
}

it.each(screenKeys)(
  '[row 61] [row 79] %s stands in front of broken answers',
  { timeout: VISITS * 60_000 },
  async (key) => {
    for (let visit = 0; visit < VISITS; visit++) {
      const random = randomOf(seed + visit * 1000 + screenKeys.indexOf(key));
      breakAnswers(random);
      const node = all.find(({ screen }) => screen === key);
      const view = await renderPage(<Screen name={key} />, `${node ? linkTo(node) : '/'}?id=1`);
      await rest();
      const words = document.body.textContent ?? '';
      const errors = takeConsoleErrors().filter((error) => !PROMISED.test(error));
      expect(errors, `SEED=${seed}, visit ${visit}`).toEqual([]);
      expect(BROKEN.exec(words)?.input.slice(0, 500), `SEED=${seed}, visit ${visit}`).toBeUndefined();
      expect(words.length).toBeGreaterThan(3);
      view.unmount();
      queryClient.clear();
      server.resetHandlers();
    }
  },
);
