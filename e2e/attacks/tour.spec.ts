import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { keepRaw, openAs, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { respondData } from '../support/faults';
import { trySignIn } from '../support/login';
import { expect, test } from '../support/test';

/* Attacks on features added since the previous security review (docs/attacks.md lists all of them, with results). */

const MARK = `"'><img src=x onerror=window.__xss=1><svg onload=window.__xss=1>`;
const CONFIG = '/system/operator/setting/info';

/** Collects calls to other origins. Any script that ran leaves `__xss`. */
function watchHarm(page: Page) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)) foreign.push(request.url());
  });
  return async () => {
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  };
}

const entry = (value: unknown) => JSON.stringify({ value, expire: null });

test('@security a provider’s name is shown as text, and its sign-in address is opened only if it is http(s) @full', async ({
  page,
}) => {
  const harmless = watchHarm(page);
  await respondData(page, CONFIG, {
    sysTitle: MARK,
    providers: [
      { key: 'evil', name: MARK },
      { key: '../up', name: 'up' },
    ],
  });
  for (const address of [
    'javascript:window.__xss=1',
    'data:text/html,<script>window.__xss=1</script>',
    '//\\evil.example',
  ]) {
    await respondData(page, '/system/social/evil/pc_login', address);
    await page.goto('/user/login');
    await page.getByRole('button', { name: 'onerror' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/user\/login/);
  }
  await expect(page.getByRole('button', { name: 'up', exact: true })).toHaveCount(0);
  await harmless();
});

test('@security a sign-in callback that the user did not start creates no session, whatever its code @full', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('/callback?') && sent.push(request.url())));
  for (const query of [
    'code=stolen&state=guessed',
    'code=stolen',
    'code=stolen&state=__proto__',
    `error=x&error_description=${encodeURIComponent(MARK)}`,
  ]) {
    await page.goto(`/user/social/sso?${query}`);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  }
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull();
});

test('@security manipulated browser storage runs no script and contacts no other site @full', async ({
  page,
  request,
}) => {
  const harmless = watchHarm(page);
  const token = await tokenOf(request, demoAccount);
  await keepRaw(page, {
    'Access-Token': JSON.stringify({ value: token, expire: Date.now() + 1e7 }),
    'SEARCH 1': entry({
      starred: [
        { to: 'javascript:window.__xss=1', name: 'one' },
        { to: '//evil.example', name: 'two' },
      ],
      recent: [],
    }),
    'VIEWS 1 /system/user': entry([{ name: MARK, search: '?__proto__.x=1&constructor.in=2&pageSize=1e9' }, 7, null]),
    'FOLLOWED 1': entry('no record'),
    LOCKED: entry(MARK),
    ACTIVE: entry(Number.MAX_SAFE_INTEGER),
  });
  await page.addInitScript((mark) => {
    if (window.name === 'poisoned') return;
    window.name = 'poisoned';
    sessionStorage.setItem('sealed', '{"iv":"AAAA","data":"!"}');
    sessionStorage.setItem('wanted', '{"address":"//evil.example","userId":1}');
    sessionStorage.setItem('views:1:1', `[{"key":"${'x'.repeat(9)}","location":{"pathname":"//evil.example"}},"x"]`);
    sessionStorage.setItem('last-visit', '{"user":{"userId":1,"roleIds":[1],"admin":true},"menu":[],"ends":1}');
    sessionStorage.setItem('jobs', `{"user":"1","jobs":[{"kind":"export","title":${JSON.stringify(mark)}}]}`);
  }, MARK);
  await page.goto('/system/user?__proto__.in=1&constructor.not=2&pageSize=1000000');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  await page.getByRole('button', { name: '我的视图' }).click();
  await expect(page.getByRole('button', { name: MARK, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(dialog(page, '快速搜索').getByRole('option').first()).toBeVisible();
  await expect(dialog(page, '快速搜索').getByText('two', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('sealed'))).toBeNull();
  await harmless();
});

test('@security an id in an address cannot change the path of a call @full', async ({ page }) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/api/') && asked.push(new URL(request.url()).pathname)),
  );
  for (const id of ['../../auth/logout', '..%2f..%2fauth%2flogout', '1?x=1&ids=2', '1;drop', '%00'])
    await openAs(page, demoAccount, `/approval/companyDetail?id=${encodeURIComponent(id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => /logout|remove|\.\./.test(path))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).not.toBeNull();
});

test('@security the page of a removed record shows a name from the address as plain text @full', async ({ page }) => {
  const harmless = watchHarm(page);
  await respondData(page, '/biz/company/get', null);
  await respondData(page, '/system/operLog/removed', { name: MARK, userName: MARK, time: 'yesterday' });
  await openAs(page, demoAccount, `/approval/companyDetail?id=77#name=${encodeURIComponent(MARK)}`);
  await expect(page.getByText(MARK).first()).toBeVisible();
  await harmless();
});

test('@security another account’s token in the browser storage blocks the window, and no request uses this token @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/user');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  const foreign: string[] = [];
  page.on('request', (request) => void (request.headers().token === 'foreign-token' && foreign.push(request.url())));
  await page.evaluate(() => {
    const value = JSON.stringify({ value: 'foreign-token', expire: Date.now() + 1e7 });
    localStorage.setItem('pro__Access-Token', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'pro__Access-Token', newValue: value }));
    new BroadcastChannel('talent-desk').postMessage({ user: 1, token: 'foreign-token' });
  });
  await expect(dialog(page)).toContainText('其他窗口');
  expect(foreign).toEqual([]);
});

test('@security a locked session reveals no user data through addresses, Ctrl+K or the browser history @full', async ({
  page,
  allow,
}) => {
  allow(/401/);
  await page.goto('/user/login');
  await trySignIn(page, demoAccount);
  await expect(page.getByRole('button', { name: '系统管理员 的菜单' })).toBeVisible();
  await page.goto('/system/user');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  // The code of the lock loads after the page.
  await expect(async () => {
    await page.keyboard.press('Control+Alt+l');
    await expect(page.getByText('已锁定。用同一账号登录后')).toBeVisible({ timeout: 2000 });
  }).toPass();
  for (const address of [
    '/system/user',
    '/weclome',
    '/system/user?pageNum=2#x',
    '/403',
    '/user/login?redirect=//evil.example',
  ]) {
    await page.goto(address);
    await page.keyboard.press('Control+k');
    expect(await page.content(), address).not.toMatch(/138\*|系统管理员/);
  }
  await page.goBack();
  await page.goForward();
  expect(await page.content()).not.toMatch(/138\*|系统管理员/);
});
