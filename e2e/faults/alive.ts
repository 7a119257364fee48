import { expect, type Page } from '@playwright/test';
import { closeAll } from '../strange/screen';
import { demoAccount } from '@mocks/demo';
import { trySignIn } from '../support/login';
import { notices } from '../support/notices';
import { LOADING } from '../support/quiet';

const BUSY = `${LOADING}, button:has([aria-label="loading"]), [role="status"] > [aria-hidden]`;
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** Collects forbidden actions of a page from now on. `mayLog` is for user info: the product must log its failure. */
export function watch(page: Page, address: string, mayLog: boolean): { problems: string[] } {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`I2 uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself logs failed requests. These messages are not errors of the page.
    if (message.type() === 'error' && !mayLog && !/^Failed to load resource|net::ERR_/.test(message.text()))
      problems.push(`I2 console: ${message.text().slice(0, 200)}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== address) problems.push(`I8 foreign: ${request.url()}`);
  });
  return { problems };
}

/** Waits until nothing is loading any more (I3). Returns a message about the parts that are still loading. */
export async function settled(page: Page): Promise<string[]> {
  try {
    await expect
      .poll(async () => (await seen(page, BUSY).count()) === 0 && (await words(page)) !== '', {
        timeout: 20_000,
        intervals: [100],
      })
      .toBe(true);
    return [];
  } catch {
    const busy = await seen(page, BUSY).evaluateAll((found) => found.map(({ className }) => String(className)));
    return [`I3 still busy: ${busy.join(' | ').slice(0, 200)}`];
  }
}

const words = (page: Page) =>
  page
    .locator('#root')
    .innerText()
    .catch(() => ''); // not there while the page loads

/** Checks I1, I4, I6 and I8 of docs/quality's fault kit for the page in its current state. */
export async function faultsSeen(page: Page, place: RegExp): Promise<string[]> {
  const problems: string[] = [];
  await page.waitForURL(place, { timeout: 5000 }).catch(() => undefined);
  if (!place.test(page.url())) problems.push(`I6 is at ${new URL(page.url()).pathname}`);
  const ways = page.locator('h1, h2, [role="alert"], form, button').filter({ visible: true });
  // A page that reloads after a sign-out is empty for a moment, even between two checks.
  const isThere = expect.poll(async () => (await words(page)).trim() !== '' && (await ways.count()) > 0, {
    timeout: 5000,
    intervals: [100],
  });
  await isThere.toBe(true).catch(() => problems.push('I1 nothing is there'));
  const texts = await notices(page).allInnerTexts();
  if (new Set(texts).size !== texts.length) problems.push(`I4 twice: ${texts.join(' | ')}`);
  if (texts.length > 3) problems.push(`I4 ${texts.length} notices at once`);
  const text = await page.locator('body').innerText();
  const broken = /\[object Object\]|\bundefined\b|\bNaN\b|Something went wrong|页面出错|<!doctype|<html/i.exec(text);
  if (broken) problems.push(`I1 reads: ${broken[0]}`);
  const polluted = await page.evaluate(() => '__xss' in window || 'polluted' in Object.prototype);
  if (polluted) problems.push('I8 something ran');
  return problems;
}

/** Checks I7: once the backend answers again, the user can continue to another page, by the menu or by signing in. */
export async function wayOn(page: Page): Promise<string[]> {
  try {
    if (/\/user\/login/.test(page.url())) {
      await trySignIn(page, demoAccount);
      await expect(page).not.toHaveURL(/\/user\/login/);
    }
    await closeAll(page);
    const retry = page.getByText('菜单加载失败').locator('..').getByRole('button', { name: '重试' });
    const again = page.getByRole('alert').filter({ hasText: '还没有可用的菜单' }).getByRole('button', { name: '重试' });
    const menu = page.getByRole('navigation', { name: '侧边菜单' });
    const home = menu.getByRole('menuitem', { name: '欢迎页' });
    const closed = menu.getByRole('menuitem', { name: '概览', expanded: false });
    // A retry button may still be loading. The menu directory of the current page opens by itself after some time.
    await expect(async () => {
      for (const button of [retry, again]) if (await button.isVisible()) await button.click({ timeout: 1000 });
      if (!(await home.isVisible())) await closed.click({ timeout: 1000 });
      await home.click({ timeout: 1500 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1, name: '欢迎页' })).toBeVisible();
    return [];
  } catch (error) {
    return [`I7 no way on: ${String(error).split('\n', 3).join(' ')}`];
  }
}
