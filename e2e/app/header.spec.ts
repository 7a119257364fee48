import type { Page } from '@playwright/test';
import { demoAccount, operatorAccount } from '@mocks/demo';
import { screenActions } from '@/shared/vocabulary/screenActions';
import { makeAccount, openAs, tokenOf } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { apiCalls, respond, restore } from '../support/faults';
import { fill, save } from '../support/form';
import { messages } from '../support/notices';
import { expect, test } from '../support/test';

const bell = (page: Page) => page.getByRole('button', { name: /^通知/ });
const company = (page: Page) => page.getByRole('button', { name: /^切换公司/ });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test('opening the bell marks no notice as read; the user menu lists all personal pages and settings @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, '/weclome');
  await expect(bell(page)).toHaveAccessibleName(/\d+ 条未读/);
  const unread = async () => Number(/(\d+) 条未读/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1]);
  const before = await unread();
  const inbox = page.getByRole('tooltip');
  await bell(page).press('Enter');
  await expect(inbox.getByRole('listitem').first()).toContainText('置顶');
  await page.keyboard.press('Escape');
  await expect(inbox).toHaveCount(0);
  expect(await unread()).toBe(before);
  await bell(page).press('Enter');
  await inbox
    .getByRole('button', { name: /^将“.*”标为已读$/ })
    .first()
    .click();
  await expect(bell(page)).toHaveAccessibleName(`通知，${before - 1} 条未读`);
  await inbox.getByRole('button', { name: '全部标为已读' }).click();
  await expect(bell(page)).toHaveAccessibleName('通知');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('通知');
  await expect(page.getByRole('button', { name: '打开布局配置' })).toHaveCount(0);

  const menu = page.getByRole('button', { name: `${account.username} 的菜单` });
  await menu.click();
  await expect(page.getByRole('menu').filter({ has: item(page, '退出登录') }).getByRole('menuitem')).toHaveText([
    '个人中心', '个人设置', '修改密码', '浅色', '深色', '跟随系统', '侧边菜单', '顶部菜单', '混合菜单', '开启多标签页', /^锁定/, '退出登录', /^版本 /,
  ]); // prettier-ignore
  await item(page, '修改密码').click();
  await fill(dialog(page), { 旧密码: 'Wrong#123', 新密码: 'Changed#1', 确认密码: 'Changed#1' });
  await save(dialog(page));
  await expect(dialog(page).getByText('旧密码错误', { exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await answer(page, '放弃修改');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await item(page, '个人中心').click();
  await expect(page).toHaveURL(/\/account\/center$/);
  await page.getByRole('tab', { name: '登录记录' }).click();
  await expect(page.getByRole('tabpanel').getByText('成功').first()).toBeVisible();
  await page.getByRole('textbox', { name: '搜索我的记录' }).fill('没有这样的记录');
  await expect(page.getByRole('tabpanel')).toContainText('没有匹配的记录');
  await menu.click();
  await item(page, '深色').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('switching the company asks for confirmation and blocks other windows, and a refused switch changes nothing @full', async ({
  page,
  context,
}) => {
  await openAs(page, operatorAccount, '/account/base');
  await expect(company(page)).toContainText('深圳');
  const other = await context.newPage();
  await other.goto('/account/center');
  await expect(company(other)).toBeVisible();
  await page.getByLabel('姓名').fill('没有保存');
  const calls = apiCalls(page);
  const switchTo = async () => {
    await company(page).click();
    await page.getByRole('menuitem', { name: /杭州/ }).click();
  };
  await switchTo();
  await answer(page, '取消');
  expect(calls.filter((call) => call.includes('/switch_comp'))).toEqual([]);
  await respond(page, '/system/accounts/switch_comp', { json: { code: 500, msg: '该公司已停用' } });
  await switchTo();
  await answer(page, '确定');
  await expect(messages(page)).toHaveText('该公司已停用');
  await expect(company(page)).toContainText('深圳');
  await expect(page.getByLabel('姓名')).toHaveValue('没有保存');
  await restore(page);
  await switchTo();
  await answer(page, '确定');
  await expect(company(page)).toContainText('杭州');
  await expect(page).toHaveURL(/\/account\/base$/);
  await expect(dialog(other)).toContainText('公司已在其他窗口切换');
  await other.getByRole('button', { name: '重新加载' }).click();
  await expect(company(other)).toContainText('杭州');
});

test('signing in as another user in one window prevents writes in the other window', async ({ page, context }) => {
  const [first, second] = [await makeAccount(page.request), await makeAccount(page.request)];
  await openAs(page, first, '/account/base');
  await page.getByLabel('姓名').fill('不该保存');
  const other = await context.newPage();
  await other.goto('/weclome');
  const { token } = (
    (await (
      await page.request.post('/api/auth/login', { data: { username: second.username, password: second.password } })
    ).json()) as { data: { token: string } }
  ).data;
  const calls = apiCalls(page);
  await other.evaluate((value) => {
    localStorage.setItem('pro__Access-Token', JSON.stringify({ value, expire: Date.now() + 60_000 }));
  }, token);
  await expect(dialog(page)).toContainText('账号已在其他窗口切换');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('the command palette finds only permitted screens, by name, pinyin or key, and runs commands @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/weclome');
  await expect(page.getByText('用户总数')).toBeVisible();
  const find = async (text: string) => {
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox').fill(text);
  };
  const options = page.getByRole('option');
  for (const text of ['用户管', 'yhgl', 'YHGL', 'user']) {
    await find(text);
    await expect(options.first()).toContainText('用户管理');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await find('yhgl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/system\/user$/);
  await page.keyboard.press('Control+k');
  await expect(options.first()).toContainText('用户管理');
  await dialog(page).getByRole('combobox').fill('(a+)+$');
  await expect(dialog(page)).toContainText('没有匹配的结果');
  await dialog(page).getByRole('combobox').fill('英');
  await dialog(page).getByRole('combobox').fill('English');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');

  await openAs(page, operatorAccount, '/weclome', { lang: 'zh-CN' });
  await expect(page.getByText('用户总数')).toBeVisible();
  await find('jsgl');
  await expect(options.filter({ hasText: '角色管理' })).toHaveCount(0);
});

test('the command palette can be opened again while it is closing @full', async ({ page }) => {
  await openAs(page, demoAccount, '/weclome');
  await expect(page.getByText('用户总数')).toBeVisible();
  const field = dialog(page).getByRole('combobox');
  for (let turn = 0; turn < 5; turn += 1) {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(60 * turn);
    await page.keyboard.press('Control+k');
    await field.fill('yhgl');
    await expect(page.getByRole('option').first()).toContainText('用户管理');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the command palette opens the form for a new user if pinyin and Enter are typed before the palette is visible @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/weclome');
  await expect(page.getByText('用户总数')).toBeVisible();
  const loaded = page.waitForResponse(/CommandPalette/);
  await page.route(/assets\/CommandPalette/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('xjyg');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('h');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(dialog(page, '新建用户')).toBeVisible();
  await expect(page).toHaveURL(/\/system\/user$/);

  // The form opens only once: a reload of the list does not open it again.
  await page.reload();
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('the command palette opens the form of every list that has the button 新建 @full', async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, demoAccount, '/weclome');
  await expect(page.getByText('用户总数')).toBeVisible();
  const headers = { token: await tokenOf(page.request) };
  const menu = (await (await page.request.get('/api/system/menu/user', { headers })).json()) as {
    data: { menuKey: string; menuName: string }[];
  };
  const actions = new Map<string, string>(Object.entries(screenActions));
  // Notices and contests have a screen for a new record, which the palette finds by the name of the screen.
  const other = /^(noticeList|competition|racingCircular|skillTest|specialTraining|procDefList)$/;
  const lists = menu.data.filter(({ menuKey }) => / add\b/.test(actions.get(menuKey) ?? '') && !other.test(menuKey));
  const names = lists.map(({ menuName }) => `新建 · ${menuName}`);
  expect(names.length).toBeGreaterThan(9);
  for (const name of names) {
    await test.step(name, async () => {
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('combobox').fill(name);
      await expect(page.getByRole('option').first()).toContainText(name);
      await page.keyboard.press('Enter');
      const form = dialog(page).filter({ hasNot: page.getByRole('listbox', { includeHidden: true }) });
      await expect(form).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
    });
  }
});
