import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { keepRaw, makeAccount, openAs, tokenOf } from '../support/backend';
import { respond, restore } from '../support/faults';
import { trySignIn } from '../support/login';
import { dialog } from '../support/dialog';
import { choice, choices, fill, save } from '../support/form';
import { notifications } from '../support/notices';
import { quietOf } from '../support/quiet';
import { expect, test } from '../support/test';

const CHUNK = '**/assets/UserListPage-*.js';
const LOST = '页面加载失败，可能是系统刚刚更新';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const toUsers = async (page: Page) => {
  await page.getByRole('menuitem', { name: '系统管理' }).click();
  await page.getByRole('menuitem', { name: '用户管理' }).click();
};
/** Starts to count page loads. */
function loadsOf(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}
const offer = (page: Page) => page.getByText(/中填写的内容还没有提交/);

test('[row 125] if the product cannot be loaded, the page shows a message and a reload button instead of a blank page', async ({
  page,
  allow,
}) => {
  allow('status of 404');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/user/login');
  await expect(page.getByRole('alert')).toContainText(LOST);
  await page.unrouteAll();
  await page.getByRole('button', { name: '重新加载' }).click();
  await trySignIn(page);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(LOST);
});

test('[row 125] if the file of a screen is missing, the page offers a retry and reloads at most once, never with unsaved input @full', async ({
  page,
  allow,
}) => {
  allow('status of 404');
  allow(/dynamically imported module|a style sheet did not load|Loading module/);
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await openAs(page, await makeAccount(page.request), '/account/base', {
    DEFAULT_LAYOUT_MODE: 'sidemenu',
    DEFAULT_MULTI_TAB: true,
  });
  await page.getByLabel('姓名').fill('写到一半');
  const loads = loadsOf(page);
  await toUsers(page);
  await expect(heading(page, LOST)).toBeVisible();
  expect(loads.count).toBe(0);
  await page.getByRole('link', { name: '基本设置' }).first().click();
  await expect(page.getByLabel('姓名')).toHaveValue('写到一半');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功').first()).toBeVisible();

  await page.getByRole('button', { name: '关闭 用户管理' }).click();
  await page.getByRole('menuitem', { name: '用户管理' }).click();
  await expect(heading(page, LOST)).toBeVisible();
  await expect.poll(() => loads.count).toBe(1);
  await expect(heading(page, LOST)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '系统管理' })).toBeVisible();
  await page.unroute(CHUNK);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  expect(loads.count).toBe(1);
});

test('[row 128] a screen that is slow to load shows a message after 10 s and an error after 120 s @full', async ({
  page,
  allow,
}) => {
  allow('did not load within 120 s');
  await page.route(CHUNK, () => undefined);
  await page.clock.install();
  await openAs(page, demoAccount, '/system/user');
  await expect(heading(page, '用户管理')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page.getByText('加载较慢，请稍候…')).toHaveCount(0);
  await page.clock.runFor(7000);
  await expect(page.getByText('加载较慢，请稍候…')).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(heading(page, LOST)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[row 133] [row 134] [row 136] if a screen throws, the shell stays usable; if the shell throws, an error page is shown @full', async ({
  page,
  allow,
}) => {
  allow('boom');
  const broken = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("boom") }' });
  const account = await makeAccount(page.request);
  await page.route(CHUNK, broken);
  await openAs(page, account, '/system/user', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
  await expect(heading(page, LOST)).toBeVisible();
  await page.getByRole('menuitem', { name: '概览' }).click();
  await page.getByRole('menuitem', { name: '欢迎页' }).click();
  await expect(page.getByText('用户总数')).toBeVisible();
  await page.unroute(CHUNK);

  await page.route('**/assets/SignedInApp-*.js', broken);
  await page.goto('/system/user');
  await expect(heading(page, '抱歉，服务器出错了')).toBeVisible();
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  await page.unroute('**/assets/SignedInApp-*.js');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
});

test('[row 64] a lost network connection is reported until it returns, and the failed requests are then repeated', async ({
  page,
  context,
  allow,
}) => {
  allow('ERR_INTERNET_DISCONNECTED');
  allow('ERR_FAILED');
  const quiet = quietOf(page);
  await openAs(page, demoAccount, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
  await expect(page.getByText('用户总数')).toBeVisible();
  // Pointing at an entry preloads its screen, so it is available before the network fails.
  await page.getByRole('menuitem', { name: '系统管理' }).click();
  await page.getByRole('menuitem', { name: '用户管理' }).hover();
  const isThere = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('UserListPage'));
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  await expect.poll(quiet).toBeGreaterThan(500);
  const lost: string[] = [];
  page.on('pageerror', (error) => lost.push(error.message));
  const banner = page.getByText('网络已断开，正在等待恢复');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await page.getByRole('menuitem', { name: '用户管理' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '网络已断开' }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();

  await page.route('**/api/**', (route) => route.abort('failed'));
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(banner).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(banner).toHaveCount(0);

  // Bell and help load after the screen. If that fails, the header omits them and shows no message.
  allow('status of 404');
  await page.route('**/assets/lateParts-*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  const asked = page.waitForResponse('**/assets/lateParts-*.js');
  await page.reload();
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^通知/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '语言' })).toBeVisible();
  expect(lost).toEqual([]);
});

test('[row 28] [row 130] a new version and the approaching end of the session are each reported once, and no input is lost @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  const token = await tokenOf(page.request, account);
  await page.clock.install();
  const expire = Date.now() + 20 * 60_000;
  await keepRaw(page, { 'Access-Token': JSON.stringify({ value: token, expire }) });
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  await page.goto('/account/base');
  await page.getByLabel('姓名').fill('写到一半');
  await page.clock.fastForward('06:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notifications(page).filter({ hasText: '有新版本' })).toHaveCount(1);
  await page.clock.fastForward('05:00');
  await expect(notifications(page).filter({ hasText: '登录即将过期' })).toHaveCount(1);
  await page.clock.runFor('00:30');
  await page.clock.fastForward('03:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notifications(page)).toHaveCount(0);
  await expect(page.getByLabel('姓名')).toHaveValue('写到一半');
});

test('[row 53] [row 90] typed input is restored after a 401 and after a reload, and only for the same user @full', async ({
  page,
  allow,
}) => {
  allow('status of 401');
  const [first, second] = [await makeAccount(page.request), await makeAccount(page.request)];
  await openAs(page, first, '/system/user');
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), { 昵称: '写到一半', 用户名: 'draft01', 备注: '长长的备注' });
  await dialog(page).getByLabel('部门').click();
  await choice(page, '若依科技').click();
  await dialog(page).getByLabel('角色').click();
  await choices(page).first().click();
  await page.keyboard.press('Escape');
  await respond(page, '/system/user/save', { status: 401, json: { code: 401 } });
  await save(dialog(page));
  await expect(page).toHaveURL(/\/user\/login/);
  await restore(page);

  await trySignIn(page, first);
  await expect(page).toHaveURL(/\/system\/user$/);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog(page).getByLabel('昵称')).toHaveValue('写到一半');
  await expect(dialog(page).getByLabel('备注')).toHaveValue('长长的备注');

  await respond(page, '/system/dept/list', { status: 401, json: { code: 401 } });
  await page.evaluate(() => localStorage.removeItem('pro__Access-Token'));
  await page.goto('/user/login');
  await restore(page);
  await trySignIn(page, second);
  await expect(page).toHaveURL(/\/weclome$/);
  await page.goto('/system/user');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('a session that expires while a form is open is reported, and the draft is offered after the next sign-in @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, '/system/user');
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), { 昵称: '写到一半' });
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}') as object;
    localStorage.setItem('pro__Access-Token', JSON.stringify({ ...stored, expire: Date.now() - 1 }));
  });
  await save(dialog(page));
  await expect(page.getByRole('dialog', { name: '登录已过期' })).toBeVisible();
  await page.getByRole('button', { name: '重新登录' }).click();
  await trySignIn(page, account);
  await expect(page).toHaveURL(/\/system\/user$/);
  await expect(offer(page)).toBeVisible();
});

test('a half-edited user profile is restored after a reload, and can be discarded @full', async ({ page }) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, '/account/base');
  await page.getByLabel('姓名').fill('写到一半');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('已恢复未提交的内容')).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('写到一半');
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(page.getByLabel('姓名')).toHaveValue(account.username);
  await expect(page.getByText('已恢复未提交的内容')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('姓名')).toHaveValue(account.username);
});

test('[row 125] [row 127] if a public page or a style sheet fails to load, a message with a retry is shown in its place', async ({
  page,
  allow,
}) => {
  allow('status of 404');
  allow('a style sheet did not load');
  const gone = (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.fulfill({ status: 404, body: 'gone' });
  const loads = loadsOf(page);
  await page.route('**/assets/RegisterPage-*.js', gone);
  await page.goto('/user/register');
  await expect.poll(() => loads.count).toBe(2);
  await expect(heading(page, LOST)).toBeVisible();
  await expect(page.getByRole('combobox', { name: '语言' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();

  const style = '**/assets/OperLogListPage-*.css';
  await page.route(style, gone);
  await openAs(page, demoAccount, '/system/log/oper');
  // More than ten seconds after the first reload, the page reloads again before it shows the error.
  await expect(heading(page, LOST)).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByText(/^共 \d+ 条$/)).toHaveCount(0);
  await page.unroute(style);
  const styled = page.waitForResponse((response) => /OperLogListPage-.*\.css$/.test(response.url()) && response.ok());
  await page.getByRole('button', { name: '重试' }).click();
  await styled;
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
});
