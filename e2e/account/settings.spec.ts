import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount } from '../support/backend';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { moveBy } from '../support/login';
import { choices } from '../support/form';
import { cellTexts } from '../support/table';
import { expect } from '../support/test';

/* A user with two computers, and a colleague. This test has its own backend. */

const test = deskTest();

const SETTINGS = '/system/accounts/settings';

/** Resolves once the next change of settings is stored. */
const stored = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith(SETTINGS) && answer.request().method() === 'POST');

/** Opens the first page on a new computer, and waits until settings and views have loaded. */
async function signInElsewhere(...[browser, account]: Parameters<typeof pageOf>) {
  const page = await pageOf(browser, account, '/user/login');
  const views = page.waitForResponse((answer) => answer.url().endsWith('/system/accounts/views'));
  await page.goto('/weclome');
  await views;
  return page;
}

const openViews = async (page: Page) => {
  await page.getByRole('button', { name: '我的视图' }).click();
  await expect(page.getByLabel('视图名称')).toBeVisible();
};

test('a user’s settings, views and home page layout appear on another computer; a colleague sees only the view shared with a role @full', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000);
  const colleague = await makeAccount(request, { userName: '贝同事' });
  const office = await signInElsewhere(browser, demoAccount, '');
  await office.getByRole('button', { name: '调整页面' }).click();
  await dialog(office).getByRole('button', { name: '上移 最新公告' }).click();
  const blocks = await dialog(office).getByRole('listitem').allInnerTexts();
  await dialog(office).getByRole('button', { name: '完成' }).click();

  await office.goto('/system/user?loginName=zhang');
  await office.getByRole('button', { name: '列设置' }).click();
  await office.getByRole('checkbox', { name: '邮箱' }).uncheck();
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: '密度' }).click();
  await office.getByRole('menuitem', { name: '紧凑' }).click();
  await office.keyboard.press('?');
  await dialog(office).getByRole('switch').click();
  await office.keyboard.press('Escape');
  await openViews(office);
  await office.getByLabel('视图名称').fill('姓张的');
  await office.getByLabel('视图名称').press('Enter');
  await office.getByRole('button', { name: '星标 姓张的' }).click();
  await expect(office.getByText('3 条', { exact: true })).toBeAttached();
  await office.getByRole('combobox', { name: '可见范围' }).click();
  await choices(office).filter({ hasText: '角色：管理员' }).click();
  await office.getByLabel('视图名称').fill('角色的');
  await office.getByLabel('视图名称').press('Enter');
  await expect(
    office.getByRole('region', { name: '角色' }).getByRole('button', { name: '角色的', exact: true }),
  ).toBeVisible();
  await office.getByRole('button', { name: '默认打开 角色的' }).click();
  await office.keyboard.press('Escape');
  await office.goto('/system/user?loginName=');
  const sent = stored(office);
  await office.getByRole('combobox', { name: '每页条数' }).click();
  await choices(office).filter({ hasText: '30' }).click();
  await sent;

  const home = await signInElsewhere(browser, demoAccount, '');
  await home.getByRole('button', { name: '调整页面' }).click();
  await expect.poll(() => dialog(home).getByRole('listitem').allInnerTexts()).toEqual(blocks);
  await home.goto('/system/user');
  // The default view does not define a page size.
  await expect(home).toHaveURL(/loginName=zhang/);
  await expect.poll(() => cellTexts(home, '用户名')).toHaveLength(3);
  await expect(home.getByRole('columnheader', { name: '邮箱' })).toHaveCount(0);
  await expect(home.locator('[data-list]')).toHaveAttribute('data-density', 'small');
  await expect(home.getByText('30 条/页')).toBeVisible();
  await home.keyboard.press('?');
  await expect(dialog(home)).toHaveCount(0);
  await openViews(home);
  await expect(
    home.getByRole('region', { name: '星标' }).getByRole('button', { name: '姓张的' }).first(),
  ).toBeVisible();

  const other = await signInElsewhere(browser, colleague, '');
  await other.goto('/system/user');
  await openViews(other);
  await expect(other.getByRole('button', { name: '角色的', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: '姓张的', exact: true })).toHaveCount(0);
  await expect(other.locator('[data-list]')).toHaveAttribute('data-density', 'middle');
  await other.getByRole('button', { name: '角色的', exact: true }).click();
  await expect.poll(() => cellTexts(other, '用户名')).toHaveLength(3);
});

test('a user reorders views by keyboard, the order survives a reload, and removing a shared view asks for confirmation @full', async ({
  browser,
}) => {
  const page = await pageOf(browser, demoAccount, '/system/config');
  await openViews(page);
  for (const name of ['一', '二', '三']) {
    await page.getByLabel('视图名称').fill(name);
    await page.getByLabel('视图名称').press('Enter');
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const names = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^星标/ }) })
      .allInnerTexts();
  await page.getByRole('button', { name: '移动 三' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('已拿起 三，当前第 3 位')).toBeAttached();
  await moveBy(page, 'ArrowUp', '三 移到第 2 位');
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual(['一', '三', '二']);
  await page.keyboard.press('Escape');
  await page.reload();
  await openViews(page);
  await expect.poll(names).toEqual(['一', '三', '二']);
  await page.getByRole('combobox', { name: '可见范围' }).click();
  await choices(page).filter({ hasText: '所有人可见' }).click();
  await page.getByLabel('视图名称').fill('大家的');
  await page.getByLabel('视图名称').press('Enter');
  await page.getByRole('button', { name: '删除视图 大家的' }).click();
  await expect(dialog(page, '删除视图 大家的')).toContainText('其他人也能看到此视图');
  await dialog(page, '删除视图 大家的').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('button', { name: '大家的', exact: true })).toHaveCount(0);
});
