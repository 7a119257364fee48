import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { trySignIn } from '../support/login';
import { expect, test as contractTest } from '../support/test';

const test = deskTest();

/** Returns all stored data that a page of this browser can read, and the page's own content. */
const leftOf = (page: Page) =>
  page.evaluate(async () => ({
    stored: JSON.stringify({ ...localStorage }),
    tab: JSON.stringify({ ...sessionStorage }),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
    shown: document.title + document.documentElement.outerHTML,
  }));

async function openMenu(page: Page) {
  await page.getByRole('button', { name: '系统管理员 的菜单' }).click();
}

async function saveView(page: Page, name: string) {
  await page.getByRole('button', { name: '我的视图' }).click();
  await page.getByLabel('视图名称').fill(name);
  await page.getByLabel('视图名称').press('Enter');
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

test('after a sign-out the browser holds no trace of the user, and the next sign-in brings the user’s data back', async ({
  browser,
  allow,
}) => {
  // A request of the header may still be pending when the session ends.
  allow('status of 401');
  const page = await pageOf(browser, demoAccount, '/system/dict');
  await page.goto('/system/user?userName=张');
  await expect(page.getByText(/^138\*/).first()).toBeVisible();
  const before = await page.evaluate(() => localStorage.length);
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/accounts/views/save'));
  await saveView(page, '姓张的人');
  await stored;
  await page.keyboard.press('Control+k');
  await dialog(page, '快速搜索').getByRole('combobox').fill('yonghuguanli');
  const starred = page.waitForResponse(
    (answer) => answer.url().endsWith('/accounts/settings') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: '收藏：用户管理' }).click();
  await page.keyboard.press('Escape');
  await starred;
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(before);

  await openMenu(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await loaded;
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  const left = await leftOf(page);
  expect(left).toMatchObject({ tab: '{}', databases: [], caches: [], cookies: '' });
  expect(left.stored + left.shown).not.toMatch(/张|系统管理员|用户管理|138\*|Access-Token/);
  await page.goBack();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect((await leftOf(page)).shown).not.toMatch(/系统管理员|138\*/);

  await trySignIn(page, demoAccount);
  await expect(page.getByRole('button', { name: '系统管理员 的菜单' })).toBeVisible();
  await expect.poll(async () => (await leftOf(page)).stored).toContain('SEARCH');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /用户管理/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/system/user');
  await page.getByRole('button', { name: '我的视图' }).click();
  await expect(page.getByRole('button', { name: '姓张的人', exact: true })).toBeVisible();
});

test('after a session expires, typed text cannot be read in the browser, and only the same user gets the text back', async ({
  browser,
  request,
  allow,
}) => {
  allow(/401/);
  const colleague = await makeAccount(request, { userName: '另一位同事' });
  for (const next of [demoAccount, colleague]) {
    const page = await pageOf(browser, demoAccount, '/system/dict');
    await page.getByRole('button', { name: '新建' }).click();
    await dialog(page).getByRole('textbox', { name: '字典名称' }).fill('只给自己看的标题');
    await dialog(page).getByRole('textbox', { name: '字典类型' }).fill('own_title');
    await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { code: 401 } }));
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect((await leftOf(page)).tab).not.toMatch(/只给自己看|draft|views/);

    await page.unroute('**/api/**');
    await trySignIn(page, next);
    const name = next === demoAccount ? '系统管理员' : '另一位同事';
    await expect(page.getByRole('button', { name: `${name} 的菜单` })).toBeVisible();
    expect((await leftOf(page)).tab.includes('只给自己看的标题')).toBe(next === demoAccount);
    expect((await leftOf(page)).tab).not.toContain('sealed');
  }
});

contractTest(
  'when the server does not store views, signing out asks before they are deleted from this browser',
  async ({ page, allow }) => {
    allow('status of 401');
    await openAs(page, demoAccount, '/system/user?userName=张');
    await expect(page.getByText(/^1\d\d\*/).first()).toBeVisible();
    await saveView(page, '姓张的人');
    const leave = async () => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await expect(dialog(page, '退出登录')).toContainText('退出后它们会从此浏览器中删除');
    };
    await leave();
    await dialog(page, '退出登录').getByRole('button', { name: '取消' }).click();
    await leave();
    const loaded = page.waitForEvent('load');
    await dialog(page, '退出登录').getByRole('button', { name: '退出登录' }).click();
    await loaded;
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect((await leftOf(page)).stored).not.toContain('姓张的人');

    await openAs(page, demoAccount, '/system/user?userName=张');
    await saveView(page, '姓张的人');
    await leave();
    await dialog(page, '退出登录').getByRole('checkbox', { name: '保留在此浏览器中' }).check();
    await dialog(page, '退出登录').getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await trySignIn(page, demoAccount);
    await expect(page.getByRole('button', { name: '系统管理员 的菜单' })).toBeVisible();
    await page.goto('/system/user');
    await page.getByRole('button', { name: '我的视图' }).click();
    await expect(page.getByRole('button', { name: '姓张的人', exact: true })).toBeVisible();
  },
);
