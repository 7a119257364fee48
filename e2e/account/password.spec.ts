import type { Page } from '@playwright/test';
import { makeAccount, openAs } from '../support/backend';
import { provesMobile } from '../support/account';
import { expectAccessible } from '../support/axe';
import { apiCalls } from '../support/faults';
import { trySignIn } from '../support/login';
import { messages } from '../support/notices';
import { expect, test } from '../support/test';

const fresh = 'Changed#1';

async function fillIn(page: Page, old: string, password: string, again = password) {
  await page.getByLabel('旧密码').fill(old);
  await page.getByLabel('新密码').fill(password);
  await page.getByLabel('确认密码').fill(again);
}

test('a user resets a forgotten password with a code sent to their mobile phone @full', async ({ page }) => {
  const { username, mobile } = await makeAccount(page.request);
  await page.goto('/user/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL(/\/user\/changePwd$/);
  await provesMobile(page, mobile);
  await page.getByLabel('新密码').fill(fresh);
  await page.getByLabel('确认密码').fill(fresh);
  const calls = apiCalls(page);
  await page.getByRole('button', { name: '重置密码' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('密码已重置');
  expect(calls.filter((call) => call === 'POST /auth/forge-password')).toHaveLength(1);
  await page.getByRole('link', { name: '立即登录' }).click();
  await trySignIn(page, { username, password: fresh });
  await expect(page).toHaveURL(/\/weclome$/);
});

test('changing the password on the personal page signs the user out, and only the new password works @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, '/account/base');
  await fillIn(page, account.password, fresh);
  await expect(page.getByText('强度：强')).toBeVisible();
  const calls = apiCalls(page);
  await page.getByRole('button', { name: '修改密码' }).dblclick();
  await expect(messages(page)).toHaveText('修改成功!');
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
  expect(calls.filter((call) => call === 'POST /system/accounts/pwd')).toHaveLength(1);
  expect(calls).toContain('POST /auth/logout');
  await trySignIn(page, account);
  await expect(page.getByRole('alert')).toHaveText('用户不存在/密码错误');
  await trySignIn(page, { ...account, password: fresh });
  await expect(page).toHaveURL(/\/weclome$/);
});

test('the password form shows errors at their fields, and keeps its input if the server refuses the change @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, '/account/base');
  await page.getByRole('button', { name: '修改密码' }).click();
  for (const words of ['旧密码不能为空', '至少8位密码，区分大小写', '请输入密码']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('旧密码')).toBeFocused();
  await expectAccessible(page, 'main');
  await fillIn(page, 'Wrong#123', 'abcd1234', 'other');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码规则是长度大于8位小于20位，密码由字母、数字和特殊字符组成')).toBeVisible();
  await expect(page.getByText('两次密码不一致')).toBeVisible();
  await fillIn(page, 'Wrong#123', fresh);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('旧密码错误', { exact: true })).toBeVisible();
  await expect(page.getByLabel('新密码')).toHaveValue(fresh);
});
