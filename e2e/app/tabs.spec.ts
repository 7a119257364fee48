import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { apiCalls } from '../support/faults';
import { picture } from '../support/files';
import { messages } from '../support/notices';
import { nextPage } from '../support/table';
import { expect, test } from '../support/test';

const MULTI = { DEFAULT_MULTI_TAB: true, DEFAULT_LAYOUT_MODE: 'sidemenu' };

const bar = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name });
const names = (page: Page) => bar(page).getByRole('link');
const beside = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '个人设置' }).getByRole('link', { name });
/** Navigates through the command palette. */
async function jump(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await dialog(page, '快速搜索').getByRole('combobox').fill(text);
  await page.keyboard.press('Enter');
}
/** Selects an action in the context menu of a tab. */
async function choose(page: Page, name: string, action: string) {
  await tab(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a user opens, moves, pins and closes tabs by mouse and keyboard, and the tabs survive a reload @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/account/base', MULTI);
  await expect(names(page)).toHaveText(['基本设置']);
  await page.getByRole('button', { name: '关闭 基本设置' }).click();
  await expect(messages(page).filter({ hasText: '这是最后一个标签了, 无法被关闭' })).toBeVisible();
  await choose(page, '基本设置', '关闭左侧');
  await expect(messages(page).filter({ hasText: '左侧没有标签' })).toBeVisible();
  await choose(page, '基本设置', '关闭右侧');
  await expect(messages(page).filter({ hasText: '右侧没有标签' })).toBeVisible();

  for (const name of ['个性化设置', '账户绑定', '新消息通知']) await beside(page, name).click();
  const all = ['基本设置', '个性化设置', '账户绑定', '新消息通知'];
  await expect(names(page)).toHaveText(all);
  await page.reload();
  await expect(names(page)).toHaveText(all);
  await expect(tab(page, '新消息通知')).toHaveAttribute('aria-current', 'page');

  await tab(page, '账户绑定').click({ button: 'middle' });
  await expect(names(page)).toHaveText(['基本设置', '个性化设置', '新消息通知']);
  await tab(page, '新消息通知').dragTo(tab(page, '基本设置'));
  await expect(names(page)).toHaveText(['新消息通知', '基本设置', '个性化设置']);

  await tab(page, '新消息通知').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(names(page)).toHaveText(['基本设置', '新消息通知', '个性化设置']);
  await expect(tab(page, '新消息通知')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(names(page)).toHaveText(['新消息通知', '个性化设置']);
  await expect(tab(page, '新消息通知')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '个性化设置' })).toBeFocused();

  await choose(page, '个性化设置', '固定');
  await expect(names(page)).toHaveText(['个性化设置', '新消息通知']);
  for (const name of ['账户绑定', '基本设置']) await beside(page, name).click();
  await choose(page, '账户绑定', '关闭右侧');
  await choose(page, '账户绑定', '关闭左侧');
  await expect(names(page).first()).toHaveText('个性化设置');
  await choose(page, '账户绑定', '关闭其他');
  await expect(names(page)).toHaveText(['个性化设置', '账户绑定']);
  await page.getByRole('button', { name: '标签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect(names(page)).toHaveText(['个性化设置']);
  await expect(page).toHaveURL(/\/account\/custom$/);
});

test('a hidden tab keeps its scroll position and input, and the Tab key cannot reach its content', async ({ page }) => {
  // The window is low, because in a higher one the rows scroll inside their own container.
  await page.setViewportSize({ width: 1440, height: 540 });
  await openAs(page, demoAccount, '/system/user?pageSize=30', MULTI);
  await nextPage(page);
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  // Uses the keyboard, because a click would first scroll the header into view.
  await page.getByRole('banner').getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎页');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('table', { name: '用户管理' })).toHaveCount(0);
  await tab(page, '用户管理').click();
  await expect(page).toHaveURL(/pageNum=2/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);

  await page.getByRole('button', { name: '新建' }).click();
  await dialog(page).getByLabel('昵称').fill('写到一半');
  const calls = apiCalls(page);
  await jump(page, 'hyy');
  await expect(page.getByText('用户总数')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tab(page, '用户管理').getByRole('img', { name: '有未保存的内容' })).toBeVisible();
  expect(calls.filter((call) => call.includes('/user/list'))).toEqual([]);
  for (let stops = 0; stops < 25; stops++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-view="/system/user"]') ?? null)).toBeNull();
  }

  await tab(page, '用户管理').click();
  await expect(dialog(page).getByLabel('昵称')).toHaveValue('写到一半');
  await expect(page).toHaveURL(/pageNum=2/);
  await jump(page, 'hyy');
  await page.getByRole('button', { name: '关闭 用户管理' }).click();
  await answer(page, '继续编辑');
  await page.getByRole('button', { name: '关闭 用户管理' }).click();
  await answer(page, '放弃修改');
  await expect(names(page)).toHaveText(['欢迎页']);
  await expect(page.locator('[data-view="/system/user"]')).toHaveCount(0);
  await jump(page, 'yhgl');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/\/system\/user$/);
  await expect(page.getByText(/未提交的内容/)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});

test('[row 91] refreshing a tab with unsaved input asks for confirmation, and then reloads the form @full', async ({
  page,
}) => {
  await openAs(page, await makeAccount(page.request), '/account/base', MULTI);
  const name = page.getByLabel('姓名');
  const before = await name.inputValue();
  await name.fill('没有保存');
  await choose(page, '基本设置', '刷新');
  await answer(page, '放弃修改');
  await expect(name).toHaveValue(before || /./);
  await expect(name).not.toHaveValue('没有保存');
});

test('a picture is inserted into a notice even if its upload ends while the notice’s tab is hidden @full', async ({
  page,
}) => {
  let finish = () => {};
  const mayFinish = new Promise<void>((resolve) => (finish = resolve));
  await page.route('**/dfs/upload', async (route) => {
    await mayFinish;
    await route.continue();
  });
  await openAs(page, demoAccount, '/system/noticeAdd', MULTI);
  await page.getByLabel('公告标题').fill('停机通知');
  const text = page.getByRole('textbox', { name: '公告内容' });
  await text.fill('今晚停机');
  await page.locator('input[type=file]').first().setInputFiles(picture('plan.png'));
  await expect(page.getByText('plan.png')).toBeVisible();
  await jump(page, 'hyy');
  await expect(page.getByText('用户总数')).toBeVisible();
  const uploaded = page.waitForResponse('**/dfs/upload');
  finish();
  await uploaded;
  await tab(page, '新增公告').click();
  await expect(text.getByRole('img', { name: 'plan' })).toBeVisible();
  await expect(text).toHaveText('今晚停机');
  await expect(page.getByLabel('公告标题')).toHaveValue('停机通知');
});
