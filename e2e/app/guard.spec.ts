import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs } from '../support/backend';
import { confirm, dialog } from '../support/dialog';
import { apiCalls, respond, respondData, restore } from '../support/faults';
import { trySignIn } from '../support/login';
import { notifications } from '../support/notices';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

const USER_INFO = '/system/user/info';
const CONFIG = '/system/operator/setting/info';
const MENU = '/system/menu/user';
const USER = { userId: 9, userName: '某人', roleIds: [1], buttons: [] };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('pro__Access-Token'));

test('a cold start requests user info, config and menu, in this order, before the data of the screen', async ({
  page,
}) => {
  const calls = apiCalls(page);
  // Compares addresses with their queries, because a list may be requested for its pinned and for its newest rows.
  const addresses: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && addresses.push(request.url()));
  await openAs(page, demoAccount, '/weclome');
  await expect(page.getByText('用户总数')).toBeVisible();
  expect(calls.slice(0, 3)).toEqual([`GET ${USER_INFO}`, `GET ${CONFIG}`, `GET ${MENU}`]);
  expect(
    addresses.filter((address, index) => addresses.indexOf(address) !== index),
    'asked for twice',
  ).toEqual([]);
});

const html = { contentType: 'text/html', body: '<!doctype html><title>portal</title><h1>Sign in</h1>' };
/** One example for each kind of failure. currentUser.test.ts and boot.test.ts cover all malformed bodies. */
const brokenUserInfo: [string, Parameters<typeof respond>[2] | 'cut'][] = [
  ['HTTP 500', { status: 500, ...html }],
  ['HTTP 403', { status: 403, json: { code: 403, msg: '没有权限' } }],
  ['a cut connection @full', 'cut'],
  ['a refusal with a message @full', { json: { code: 500, msg: '数据库连接失败' } }],
  ['a page instead of JSON @full', html],
  ['without roleIds @full', { json: { code: 0, data: { ...USER, roleIds: [] } } }],
];

for (const [fault, answer] of brokenUserInfo) {
  test(`[row 1] [row 4] the user is signed out with one notification if the user info response is ${fault}`, async ({
    page,
    allow,
  }) => {
    allow('console.error');
    const alerts: string[] = [];
    page.on('console', (message) => alerts.push(message.text()));
    const calls = apiCalls(page);
    if (answer === 'cut') await page.route(`**/api${USER_INFO}`, (route) => route.abort('connectionreset'));
    else await respond(page, USER_INFO, answer);
    await openAs(page, demoAccount, '/system/user');
    await expect(notifications(page)).toHaveText('错误: 请求用户信息失败，请重试');
    await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
    expect(await token(page)).toBeNull();
    expect(calls.filter((call) => call === 'POST /auth/logout')).toHaveLength(1);
    expect(alerts.some((text) => text.includes('getInfo: roles must be a non-null array'))).toBe(
      fault.includes('roleIds'),
    );

    await restore(page);
    await trySignIn(page);
    await expect(page).toHaveURL(/\/system\/user$/);
  });
}

for (const [fault, answer] of [
  ['fails @full', { status: 500, json: { code: 500 } }],
  ['is empty @full', { json: { code: 0, data: null } }],
] as const) {
  test(`users can open the product even if the system config ${fault}`, async ({ page, allow }) => {
    allow('status of 500');
    await respond(page, CONFIG, answer);
    await openAs(page, demoAccount, '/weclome');
    await expect(heading(page)).toHaveText('欢迎页');
    await expect(page).toHaveTitle('欢迎页 – Talent Desk');
    await expect(notifications(page)).toHaveCount(0);
  });
}

test('a system config that hangs delays the start by at most 5 s, and is applied when it arrives @full', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api${CONFIG}`, async (route) => {
    await late;
    await route.continue();
  });
  const menu = page.waitForResponse(`**/api${MENU}`);
  await openAs(page, demoAccount, '/weclome');
  await menu;
  await page.clock.fastForward(5000);
  await expect(heading(page)).toHaveText('欢迎页');
  release();
  await expect(page).toHaveTitle('欢迎页 – 人才运营台');
});

test('if the menu cannot be loaded, the page shows an error, and a retry opens the requested screen @full', async ({
  page,
  allow,
}) => {
  allow('status of 500');
  await respond(page, MENU, { status: 500, json: { code: 500, msg: '菜单服务不可用' } });
  await openAs(page, demoAccount, '/system/user');
  await expect(heading(page)).toHaveText('菜单加载失败');
  await expect(page.getByRole('alert')).toHaveText('菜单服务不可用');
  await restore(page);
  const calls = apiCalls(page);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(heading(page)).toHaveText('用户管理');
  expect(calls.filter((call) => call.endsWith(MENU))).toHaveLength(1);
});

test('a user whose menu failed to load can sign out @full', async ({ page, allow }) => {
  allow('status of 500');
  const account = await makeAccount(page.request);
  await respond(page, MENU, { status: 500, json: { code: 500 } });
  await openAs(page, account, '/system/user');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
  // The sign-out reloads the page after it has changed the address.
  await expect(async () => expect(await token(page)).toBeNull()).toPass();
});

for (const [what, menu] of [
  ['empty @full', []],
  ['null @full', null],
] as const) {
  test(`the welcome page opens even if the menu is ${what}`, async ({ page }) => {
    await respondData(page, MENU, menu);
    await openAs(page, demoAccount, '/');
    await expect(page).toHaveURL(/\/weclome$/);
    await expect(heading(page)).toHaveText('欢迎页');
    await restore(page);
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('menuitem', { name: '审核管理' })).toBeVisible();
  });
}

test('a session that ends during work shows one notification, and signing in again leads back to the page', async ({
  page,
  allow,
}) => {
  allow('status of 401');
  const account = await makeAccount(page.request);
  // The bell in the header sends its own request some time after the screen. It must not affect this test.
  await respondData(page, '/system/notice/list', { records: [], current: 1, total: 0 });
  await openAs(page, account, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
  await expect(page.getByText('用户总数')).toBeVisible();
  const held: (() => void)[] = [];
  let ended = false;
  await page.route(/\/api\/system\/(user\/list|dept\/list|role\/all|dict\/data\/type)/, async (route) => {
    if (!ended) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  const calls = apiCalls(page);
  await page.getByRole('menuitem', { name: '系统管理' }).click();
  await page.getByRole('menuitem', { name: '用户管理' }).click();
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(3);
  const { value } = JSON.parse((await token(page)) ?? '') as { value: string };
  await page.request.post('/api/auth/logout', { headers: { token: value } });
  // All requests of the screen fail with 401 at the same moment.
  ended = true;
  for (const go of held) go();
  // One check, because the notification is visible for only 1.5 s.
  await expect(notifications(page)).toHaveText(
    /^Unauthorized.*Authorization verification failed.*登录已失效，请重新登录/s,
  );
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
  await expect.poll(() => loads).toBe(1);
  expect(calls.filter((call) => call === 'POST /auth/logout')).toHaveLength(1);
  expect(await token(page)).toBeNull();

  await restore(page);
  await trySignIn(page, account);
  await expect(page).toHaveURL(/\/system\/user$/);
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
});

test('another user who signs in after a session has ended starts on the home page @full', async ({ page, allow }) => {
  allow('status of 401');
  const [first, second] = [await makeAccount(page.request), await makeAccount(page.request)];
  await openAs(page, first, '/system/user');
  await respond(page, '/system/user/list', { status: 401, json: { code: 401 } });
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await restore(page);
  await trySignIn(page, second);
  await expect(page).toHaveURL(/\/weclome$/);
});

test('a 401 response does not end the session if it contains `isLogin: true` @full', async ({ page, allow }) => {
  allow('status of 401');
  await openAs(page, demoAccount, '/system/user?loginName=zhujie');
  await expect(rowOf(page, 'zhujie')).toBeVisible();
  await respond(page, '/system/user/list', { status: 401, json: { result: { isLogin: true } } });
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByRole('alert')).toContainText(/刷新失败.*服务器没有接受这次请求（401）/);
  await expect(rowOf(page, 'zhujie')).toBeVisible();
  await expect(notifications(page)).toHaveCount(0);
  expect(await token(page)).not.toBeNull();
});

test('a forbidden call is reported once, with the server’s message, and the user stays on the page @full', async ({
  page,
  allow,
}) => {
  allow('status of 403');
  const { username } = await makeAccount(page.request, { status: '1' });
  await openAs(page, demoAccount, `/system/user?loginName=${username}`);
  await respond(page, '/system/user/status', { status: 403, json: { code: 403, msg: '只有组长可以启用账号' } });
  const state = page.getByRole('switch', { name: `${username} 启用状态` });
  await state.click();
  await dialog(page).getByRole('button', { name: '确定' }).click();
  await expect(notifications(page)).toHaveText('Forbidden只有组长可以启用账号');
  await expect(state).not.toBeChecked();
  await expect(page).toHaveURL(new RegExp(`loginName=${username}$`));
  await restore(page);
  await state.click();
  await confirm(page);
  await expect(state).toBeChecked();
});

test('[row 33] when a user signs out in one window, the other window is blocked and sends no more requests @full', async ({
  page,
  context,
  allow,
}) => {
  // Requests of the first page may be pending when the session ends.
  allow('status of 401');
  const account = await makeAccount(page.request);
  await openAs(page, account, '/system/user');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/weclome');
  await other.getByRole('button', { name: `${account.username} 的菜单` }).click();
  const calls = apiCalls(page);
  await other.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('dialog')).toContainText('您已在其他窗口退出');
  await expect(notifications(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(calls.filter((call) => call.startsWith('POST') || call.includes('/user/list'))).toEqual([]);
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
});
