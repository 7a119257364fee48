import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { choose, fill, save } from '../support/form';
import { signIn, trySignIn } from '../support/login';
import { takeAction } from '../support/table';
import { expect, test } from '../support/test';

/** Returns the password from the dialog that shows it once. */
async function shownPassword(page: Page, username: string): Promise<string> {
  const shown = dialog(page, `${username} 的初始密码`);
  await expect(shown).toContainText('此密码只显示一次');
  const [, password = ''] = /初始密码：\s*(\S+)/.exec(await shown.innerText()) ?? [];
  await shown.getByRole('button', { name: '我已记下' }).click();
  await expect(dialog(page)).toHaveCount(0);
  return password;
}

/** Signs in with a first password. It must be changed before anything else is possible. */
async function changeFirst(page: Page, username: string, first: string, next: string) {
  await page.goto('/user/login');
  await trySignIn(page, { username, password: first });
  await expect(page.getByRole('heading', { name: '修改初始密码' })).toBeVisible();
  await page.goto('/system/user');
  await expect(page.getByRole('heading', { name: '修改初始密码' })).toBeVisible();
  await page.getByLabel('初始密码', { exact: true }).fill(first);
  await page.getByLabel('新密码', { exact: true }).fill(next);
  await page.getByLabel('确认密码', { exact: true }).fill(next);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await signIn(page, { username, password: next });
  await expect(page).toHaveURL(/\/weclome$/);
}

test('a new account gets its own first password, which is shown once and must be changed at the first sign-in @full', async ({
  page,
  browser,
}) => {
  const username = unique('e2e');
  await openAs(page, demoAccount, '/system/user');
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), { 用户名: username, 昵称: '新来的' });
  await choose(dialog(page), '部门', '若依科技 / 深圳总公司 / 测试部门');
  await choose(dialog(page), '角色', '普通角色');
  await save(dialog(page));
  const password = await shownPassword(page, username);
  expect(password).not.toBe('Admin@123');

  const owner = await browser.newContext({ locale: 'zh-CN' });
  await changeFirst(await owner.newPage(), username, password, 'Changed#2026');
  await owner.close();
});

test('a reset password is shown once, and must be changed at the next sign-in @full', async ({ page, browser }) => {
  const { username } = await makeAccount(page.request);
  await openAs(page, demoAccount, `/system/user?loginName=${username}`);
  await takeAction(page, '重置密码', username);
  await dialog(page).getByRole('button', { name: '重置密码' }).click();
  const password = await shownPassword(page, username);

  const owner = await browser.newContext({ locale: 'zh-CN' });
  await changeFirst(await owner.newPage(), username, password, 'Changed#2026');
  await owner.close();
});
