import { type Page } from '@playwright/test';
import configs from '@mocks/seeds/generated/configs.json' with { type: 'json' };
import { demoAccount } from '@mocks/demo';
import { makeAccount } from '../support/backend';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { trySignIn } from '../support/login';
import { expect } from '../support/test';

const MINUTES = 5;
const lockAfter = { configKey: 'biz.security.lockAfter', configValue: String(MINUTES) };
const test = deskTest({
  configs: configs.map((row) => (row.configKey === lockAfter.configKey ? { ...row, ...lockAfter } : row)),
});

/** Returns all readable content of the page: its title, its DOM with input values, and its accessibility tree. */
async function readable(page: Page): Promise<string> {
  const values = await page
    .locator('input, textarea')
    .evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value));
  return [await page.title(), await page.content(), await page.locator('body').ariaSnapshot(), ...values].join('\n');
}

/** When the user last did something in this browser; null until the first page watches for it. */
const active = (page: Page) => page.evaluate(() => localStorage.getItem('pro__ACTIVE'));
/** Waits for the code that locks an idle window, which loads last. */
const isActive = (page: Page) => expect.poll(() => active(page)).not.toBeNull();
const isLocked = (page: Page) => expect(page.getByText('已锁定。用同一账号登录后')).toBeVisible();

test('the lock shortcut empties every window, and signing in as the same user restores the pages and unsaved text', async ({
  browser,
  allow,
}) => {
  // Requests that the other window sends at this moment are refused.
  allow(/401/);
  const page = await pageOf(browser, demoAccount, '/system/dict');
  // The windows share the stored time, so this waits for the first window before the other one opens.
  await isActive(page);
  const other = await page.context().newPage();
  await other.goto('/system/user?pageNum=2');
  await expect(other.getByText(/^138\*/).first()).toBeVisible();
  await page.getByRole('button', { name: '新建' }).click();
  await dialog(page).getByRole('textbox', { name: '字典名称' }).fill('尚未保存的标题');

  await page.keyboard.press('Control+Alt+l');
  for (const window of [page, other]) {
    await isLocked(window);
    expect(await readable(window)).not.toMatch(/系统管理员|尚未保存|138\*|@example/);
  }
  // The session leaves nothing behind for the next user: every address leads to the sign-in page.
  await other.goto('/system/user');
  await expect(other.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await other.goto('/user/login?locked');
  await isLocked(other);

  await trySignIn(page, demoAccount);
  await expect(page).toHaveURL(/\/system\/dict/);
  await page.getByRole('button', { name: '新建' }).click();
  await expect(dialog(page).getByRole('textbox', { name: '字典名称' })).toHaveValue('尚未保存的标题');
  // The other window continues without signing in itself.
  await expect(other.getByRole('button', { name: '系统管理员 的菜单' })).toBeVisible();
});

test('locking one window also locks another window that was opened moments before', async ({ browser, allow }) => {
  allow(/401/);
  const page = await pageOf(browser, demoAccount, '/system/dict');
  const other = await page.context().newPage();
  // The code that watches for the lock loads only after the lock.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await other.route(/\/assets\/Safety-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await other.goto('/system/user');
  await expect(other.getByText(/^138\*/).first()).toBeVisible();

  await isActive(page);
  await page.keyboard.press('Control+Alt+l');
  await isLocked(page);
  arrive();
  await isLocked(other);
  expect(await readable(other)).not.toMatch(/系统管理员|138\*|@example/);
});

test('after one window is locked, a second window locks when the server refuses its next request', async ({
  browser,
  allow,
}) => {
  allow(/401/);
  const page = await pageOf(browser, demoAccount, '/system/dict');
  // The windows share the stored time, so this waits for the first window before the other one opens.
  await isActive(page);
  const other = await page.context().newPage();
  // This window gets no `storage` events, as if they arrived too late.
  await other.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await other.goto('/system/user');
  await expect(other.getByText(/^138\*/).first()).toBeVisible();

  await page.keyboard.press('Control+Alt+l');
  await isLocked(page);
  // Often the window has already sent a request by itself, such as for the event stream, and is locked.
  await other
    .getByRole('button', { name: '查询' })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await isLocked(other);
  expect(await readable(other)).not.toMatch(/系统管理员|138\*|@example/);
});

test('an idle window locks after a warning; another user who then signs in sees neither the locked page nor its unsaved text', async ({
  browser,
  request,
  allow,
}) => {
  allow(/401/);
  // Browsers request /favicon.ico for an address that is not an HTML page, such as /version.json below.
  allow(/favicon/);
  const colleague = await makeAccount(request, { userName: '另一位同事' });
  // Opens a file of the product first, so that the mocked clock is installed before the app starts.
  const page = await pageOf(browser, demoAccount, '/version.json');
  await page.clock.install();
  await page.goto('/system/dict');
  // The idle watch starts after the first page has loaded.
  await isActive(page);
  await page.mouse.move(200, 200);
  await page.clock.runFor((MINUTES - 1) * 60_000 + 5500);
  await expect(page.getByText('即将锁定')).toBeVisible();
  await page.mouse.move(300, 300);
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: '新建' }).click();
  await dialog(page).getByRole('textbox', { name: '字典名称' }).fill('只给自己看的标题');
  await page.clock.runFor(MINUTES * 60_000 + 10_000);
  await isLocked(page);
  await page.clock.resume();
  await trySignIn(page, colleague);
  await expect(page.getByRole('button', { name: '另一位同事 的菜单' })).toBeVisible();
  await expect(page).not.toHaveURL(/\/system\/dict/);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toContain('只给自己看的标题');
});
