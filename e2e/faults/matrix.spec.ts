import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { day } from '../support/tour';
import { faultsSeen, settled, watch, wayOn } from './alive';
import { makeTag, type Way, ways } from './endpoints';
import { faults } from './kinds';
import { type FaultServer, startFaults } from './server';

/* 24 faults × 12 endpoints over real HTTP, with the production build under its own policy. After each fault, the
   invariants I1 to I8 of docs/quality must hold. `npm run test:faults` runs all 288 and writes docs/faults.md, `npm
   test` a different tenth every day; `FAULTS=s500,cut npm run e2e -- e2e/faults` runs some faults. */

const { FAULTS_REPORT, FAULTS } = process.env;
const names = Object.keys(faults);
const count = names.length * Object.keys(ways).length;
const tenth = Math.ceil(count / 10);
const today = (day * tenth) % count;
/** The tests of a day are consecutive, so that they need pages for only two or three endpoints; each page takes 1 s. */
const isOfToday = (index: number) => (index - today + count) % count < tenth;
const isWanted = (fault: string, index: number) =>
  FAULTS ? FAULTS === 'all' || FAULTS.split(',').includes(fault) : isOfToday(index);

/** The timeout of a deployment in place of 60 s, in milliseconds. It is long enough for the page's other requests. */
const TIMEOUT = 6000;
const SHORT = `self.TALENT_DESK = { apiTimeout: ${TIMEOUT} };`;

/** Faults after which a save counts as done, because the envelope reports success. */
const UNNOTICED = new Set(['codeMissing', 'codeStr0', 'dataNull', 'recordsNull', 'recordsObj', 'totalStr', 'totalNeg', 'rowNull', 'bigId', 'protoKey', 'slow3s']); // prettier-ignore

Object.entries(ways).forEach(([endpoint, way], row) => {
  const wanted = names.filter((fault, column) => isWanted(fault, row * names.length + column));
  if (wanted.length === 0) return;
  test(`[row 62] [row 68] the app stays usable after every fault of the endpoint ${endpoint}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(FAULTS ? 900_000 : 60_000 + wanted.length * 25_000);
    const server = await startFaults(baseURL ?? '');
    const results: Record<string, string[]> = {};
    // Uses one page for all faults, because a new page takes a second. Only the timeout fault gets a page of its own.
    let page = await browser.newPage({ baseURL: baseURL ?? '' });
    for (const fault of wanted) {
      if (fault === 'hang60') page = await browser.newPage({ baseURL: baseURL ?? '' });
      const found = await tried(page, server, way, endpoint, fault).catch((error: Error) => [
        `runner: ${error.message.split('\n', 4).join(' ')}`,
      ]);
      results[fault] = found;
      process.stdout.write(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${endpoint} × ${fault} ${found.join('; ')}\n`);
      server.heal();
      page.removeAllListeners();
    }
    await server.close();
    report(endpoint, results);
    expect(Object.entries(results).filter(([, found]) => found.length > 0)).toEqual([]);
  });
});

async function tried(page: Page, server: FaultServer, way: Way, endpoint: string, fault: string) {
  const { address } = server;
  const token = await signIn(page, address);
  const name = await makeTag(page.request, token);
  const { problems } = watch(page, address, endpoint === 'userInfo');
  if (fault === 'hang60')
    await page.route('**/config.js', (route) => route.fulfill({ body: SHORT, contentType: 'text/javascript' }));
  await way.before?.(page, address, name);
  server.fail(way.endpoint, fault);
  let sent = 0;
  page.on('request', (request) => {
    if (`${request.method()} ${new URL(request.url()).pathname}` === way.endpoint.replace(' ', ' /api')) sent += 1;
  });
  await way.act(page, address, name);
  await expect.poll(() => server.asked(), { intervals: [100] }).toBeGreaterThan(0);
  if (fault === 'hang60') {
    // The browser itself measures this timeout, so Playwright's clock cannot advance it.
    await page.waitForTimeout(TIMEOUT + 500);
  }
  if (fault === 's401') await page.waitForURL(/\/user\/login/);
  problems.push(...(await settled(page)));
  problems.push(...(await faultsSeen(page, fault === 's401' ? /\/user\/login/ : way.place)));
  if (/save|update/.test(endpoint)) problems.push(...(await inputKept(page, fault)));
  if (way.endpoint.startsWith('POST')) {
    // If a kept connection breaks before any answer, Chromium itself sends the POST again over the next connection.
    const posts = fault === 'offline' ? sent : server.asked();
    if (posts > 1) problems.push(`I5 ${posts} POSTs`);
  }
  server.heal();
  return [...problems, ...(await wayOn(page))];
}

/** Navigates away from the page, which may have open dialogs, and stores a token as after signing in. */
async function signIn(page: Page, origin: string): Promise<string> {
  await page.goto('about:blank');
  const value = await tokenOf(page.request);
  const entry = (name: string, stored: unknown) => ({
    name: `pro__${name}`,
    value: JSON.stringify({ value: stored, expire: Date.now() + 432e5 }),
  });
  const localStorage = [
    entry('Access-Token', value),
    entry('DEFAULT_LAYOUT_MODE', 'sidemenu'),
    entry('TOUR_SEEN', true),
  ];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  return value;
}

/** Checks I5: an unsaved form stays open with the typed values. e2e/app/faults.spec.ts checks the draft after a 401. */
async function inputKept(page: Page, fault: string): Promise<string[]> {
  if (fault === 's401') return [];
  const sort = dialog(page).getByLabel('排序');
  if (UNNOTICED.has(fault))
    return expect(sort)
      .toBeHidden({ timeout: 5000 })
      .then(
        () => [],
        () => ['I5 saved, and the form is still there'],
      );
  if (!(await sort.isVisible())) return ['I5 the form is gone'];
  const value = await sort.inputValue();
  return value === '7' ? [] : [`I5 typed 7, reads ${value}`];
}

function report(endpoint: string, results: Record<string, string[]>): void {
  if (!FAULTS_REPORT) return;
  mkdirSync(FAULTS_REPORT, { recursive: true });
  writeFileSync(`${FAULTS_REPORT}/${endpoint}.json`, JSON.stringify(results));
}
