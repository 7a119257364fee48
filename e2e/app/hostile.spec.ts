import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { keepRaw, openAs, tokenOf } from '../support/backend';
import { apiCalls, respondData } from '../support/faults';
import { trySignIn } from '../support/login';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

const MENU = '/system/menu/user';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('pro__Access-Token'));

test('[row 14] [row 18] @security a hostile menu shows its valid rows, has no unsafe links and runs no script', async ({
  page,
}) => {
  const row = (menuId: number, menuKey: string, rest: object = {}) => ({
    menuId,
    menuKey,
    menuName: menuKey,
    parentId: 0,
    visible: '0',
    component: 'weclome',
    ...rest, // prettier-ignore
  });
  const hostile = ['javascript:window.__xss=1', 'data:text/html,<script>window.__xss=1</script>', '//evil.example', '/\\evil.example', '\t//evil.example', 'vbscript:x']; // prettier-ignore
  await respondData(page, MENU, [
    null, 7, 'row', [], {},
    ...hostile.map((path, i) => row(10 + i, `hostile${i}`, { path })),
    row(20, 'ring', { parentId: 21, component: 'RouteView' }),
    row(21, 'gnir', { parentId: 20, component: 'RouteView' }),
    row(22, 'self', { parentId: 22 }),
    row(30, 'twice', { component: 'system/UserList', path: '/people' }),
    row(30, 'twiceAgain', { path: '/elsewhere' }),
    row(31, 'samePath', { path: '/people' }),
    row(32, 'missing', { component: 'no/such' }),
    row(33, 'constructor', { icon: '<img src=x onerror=window.__xss=1>', menuName: '<img src=x onerror=window.__xss=1>' }),
  ]); // prettier-ignore
  await openAs(page, demoAccount, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
  const menu = page.getByRole('menu').first();
  await expect(menu.getByTitle('地址无效')).toHaveText(hostile.map((_, i) => `hostile${i}`));
  for (const entry of await menu.getByRole('menuitem', { name: 'hostile' }).all()) {
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry.getByRole('link')).toHaveCount(0);
  }
  await expect(menu.getByText('<img src=x onerror=window.__xss=1>')).toBeVisible();
  await expect(menu.getByText('twiceAgain')).toHaveCount(0);
  await menu.getByText('gnir').click();
  for (const name of ['ring', 'self', 'samePath']) await expect(menu.getByText(name, { exact: true })).toBeVisible();

  await menu.getByText('missing', { exact: true }).click();
  await expect(page.getByText('此版本没有页面“no/such”，请在菜单管理中检查该菜单的组件。')).toBeVisible();
  await menu.getByText('twice', { exact: true }).click();
  await expect(page).toHaveURL(/\/people$/);
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});

test('[row 15] @security an external address opens in a new window, after a confirmation that shows its host @full', async ({
  page,
  context,
  allow,
}) => {
  allow('https://partner.example/');
  await context.route('https://partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'partner' }),
  );
  await respondData(page, MENU, [{ menuId: 1, menuKey: 'partner', parentId: 0, path: 'https://partner.example/help' }]);
  await openAs(page, demoAccount, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
  const entry = page.getByRole('menu').first().getByText('partner');
  await entry.click();
  await expect(page.getByRole('dialog')).toContainText('partner.example');
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);

  await entry.click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: '确定' }).click();
  const other = await opened;
  await expect(other).toHaveURL('https://partner.example/help');
  expect(await other.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/weclome$/);
});

test('@security a sign-in follows redirects only within this site @full', async ({ page }) => {
  // safeUrl.test.ts and returnAddress.test.ts cover the whole list of hostile addresses.
  const hostile = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/user/login'];
  for (const redirect of hostile) {
    await keepRaw(page, {});
    await page.goto(`/user/login?redirect=${encodeURIComponent(redirect)}`);
    await trySignIn(page);
    await expect(page, redirect).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/(weclome|403)$/);
  }
  await keepRaw(page, {});
  await page.goto(`/user/login?redirect=${encodeURIComponent('/system/user?loginName=zhujie')}`);
  await trySignIn(page);
  await expect(rowOf(page, 'zhujie')).toBeVisible();
});

test('a broken or expired stored token is treated like no token @full', async ({ page }) => {
  const fresh = Date.now() + 60_000;
  const broken = [
    '{',
    'null',
    '{"value":{}}',
    JSON.stringify({ value: '令牌', expire: fresh }),
    JSON.stringify({ value: await tokenOf(page.request), expire: Date.now() - 1 }),
  ];
  const sent: string[] = [];
  page.on('request', (request) => 'token' in request.headers() && sent.push(request.url()));
  const calls = apiCalls(page);
  for (const text of broken) {
    await keepRaw(page, { 'Access-Token': text });
    await page.goto('/system/user');
    await expect(page, text.slice(0, 80)).toHaveURL(/\/user\/login\?redirect=\/$/);
    await expect(page.getByRole('textbox', { name: '账号' })).toBeEditable();
    expect(await token(page)).toBeNull();
  }
  expect(sent).toEqual([]);
  expect(new Set(calls)).toEqual(new Set(['GET /system/operator/setting/info']));
});

test('the default settings apply if the stored settings are broken @full', async ({ page }) => {
  const token = JSON.stringify({ value: await tokenOf(page.request), expire: Date.now() + 60_000 });
  const names = ['DEFAULT_THEME', 'DEFAULT_LAYOUT_MODE', 'DEFAULT_COLOR', 'DEFAULT_FIXED_HEADER', 'TABLE /system/user'];
  for (const text of ['{', '{"value":{"hidden":7}}']) {
    await keepRaw(page, { ...Object.fromEntries(names.map((name) => [name, text])), 'Access-Token': token });
    await page.goto('/system/user?loginName=zhujie');
    await expect(rowOf(page, 'zhujie')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  }
});

test('[row 29] a user can sign in with a browser that refuses to store anything @full', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get(): never {
        throw new DOMException('', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  await page.goto('/user/login');
  await trySignIn(page);
  await expect(page).toHaveURL(/\/weclome$/);
  await expect(heading(page)).toHaveText('欢迎页');
});
