import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { trySignIn } from '../support/login';
import { openByMenu, screenPaths } from '../support/menu';
import { quietOf } from '../support/quiet';
import { closeAll, findings, openFirst } from '../strange/screen';
import type { Installation } from '../support/installation';
import { startInFrontOfPrism } from './prism';

/* Any server that follows docs/openapi.json works with the product. Prism, a third-party mock server, knows only
   that file. It answers with the examples, and refuses unknown calls (404), wrong parameters or bodies (422) and
   calls without a token (401). Every failure here is thus a call that the document lacks or describes differently. */

let desk: Installation;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await startInFrontOfPrism();
});
test.afterAll(() => desk?.close());

test('with a mock server generated from docs/openapi.json alone, every screen of the menu opens @full', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => localStorage.setItem('pro__TOUR_SEEN', JSON.stringify({ value: true, expire: null })));
  await page.addInitScript(() =>
    localStorage.setItem('pro__DEFAULT_LAYOUT_MODE', JSON.stringify({ value: 'sidemenu', expire: null })),
  );
  const problems = watch(page);
  const quietFor = quietOf(page);
  const isLoaded = () => expect.poll(() => quietFor() > 400).toBe(true);
  await page.goto(`${desk.address}/user/login`);
  await trySignIn(page, demoAccount);
  await expect(page).not.toHaveURL(/\/user\/login/);
  const opened: string[] = [];
  for (const path of screenPaths) {
    const screen = path.at(-1)?.menuName ?? '';
    const before = problems.length;
    await openByMenu(page, path);
    await isLoaded();
    problems.push(...(await wrongIn(page)).map((problem) => `${screen}: ${problem}`));
    if (await openFirst(page)) {
      opened.push(screen);
      await isLoaded();
      problems.push(...(await wrongIn(page)).map((problem) => `the record of ${screen}: ${problem}`));
      await closeAll(page);
    }
    if (problems.length > before) problems.splice(before, 0, `— ${screen}`);
  }
  expect(problems).toEqual([]);
  expect(screenPaths.length).toBeGreaterThan(45);
  expect(opened.length, opened.join(' ')).toBeGreaterThan(30);
});

const examples = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');

/**
 * Returns texts that users must never see. Ignores two kinds: dotted words from an example, which only look like
 * translation keys, and messages that a picture could not be loaded, because Prism does not have it.
 */
const wrongIn = async (page: Page) =>
  (await findings(page)).filter(
    (problem) =>
      problem !== 'reads: 文件加载失败' && !(problem.startsWith('raw key: ') && examples.includes(problem.slice(9))),
  );

/** Collects all problems from now on. Ignores missing pictures, because their addresses are example values. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The listener for responses below reports failed requests.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('response', (response) => {
    const request = response.request();
    const { pathname, search } = new URL(response.url());
    if (response.status() < 400 || (response.status() === 404 && examples.includes(`"${pathname}"`))) return;
    const says = response.headers()['sl-violations'] ?? '';
    problems.push(`${response.status()} ${request.method()} ${pathname}${search} ${says}`);
  });
  return problems;
}
