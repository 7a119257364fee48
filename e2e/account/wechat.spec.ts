import { type Page } from '@playwright/test';
import { makeAccount, openAs, unique } from '../support/backend';
import { wechatAnswers } from '../support/account';
import { expectAccessible } from '../support/axe';
import { answer } from '../support/dialog';
import { apiCalls } from '../support/faults';
import { signIn, trySignIn } from '../support/login';
import { messages } from '../support/notices';
import { expect, test } from '../support/test';

const WECHAT = 'foreign host: GET https://open.weixin.qq.com/';
const CALLBACK = 'GET /auth/social/wechat/callback';
const byWechat = (page: Page) => page.getByRole('button', { name: '微信登录' });
const alert = (page: Page) => page.getByRole('alert');

test('a user signs in with a bound WeChat account, and the browser’s history does not keep WeChat’s authorization code @full', async ({
  page,
  allow,
}) => {
  allow(WECHAT);
  const { username } = await makeAccount(page.request);
  const code = `bound-${username}-1`;
  const asked = await wechatAnswers(page, code);
  await page.goto('/user/login');
  const calls = apiCalls(page);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await byWechat(page).click();
  await expect(page).toHaveURL(/\/weclome$/);
  await expect(page.getByRole('button', { name: `${username} 的菜单` })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(calls.filter((call) => call === CALLBACK)).toHaveLength(1);
  expect(seen.filter((url) => url.includes('code='))).toHaveLength(1); // WeChat's redirect, before any script ran
  await page.goBack();
  expect(page.url()).not.toContain('code=');
});

test('a user signs in by binding a WeChat account to an existing account, and the account page shows the binding @full', async ({
  page,
  allow,
}) => {
  allow(WECHAT);
  const account = await makeAccount(page.request);
  await wechatAnswers(page, unique('new-'));
  await page.goto('/user/login');
  await byWechat(page).click();
  await expect(page).toHaveURL(/\/user\/bindWechat\?redirect=%2F&socialUserId=\d+$/);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: '账号' }).fill(account.username);
  await page.getByLabel('密码', { exact: true }).fill('Wrong#123');
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await expect(alert(page)).toHaveText('用户不存在/密码错误');
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  const calls = apiCalls(page);
  await page.getByRole('button', { name: '绑定并登录' }).dblclick();
  await expect(page).toHaveURL(/\/weclome$/);
  expect(calls.filter((call) => call === 'POST /auth/social/bind')).toHaveLength(1);
  await page.goto('/account/binding');
  await expect(page.getByText(/^已绑定 微信用户\d+/)).toBeVisible();
});

test('using a WeChat code twice leads to the sign-in page with an error message, and the user can still sign in @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  const address = `/?code=${unique('new-')}&state=s`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/user\/bindWechat/);
  const calls = apiCalls(page);
  await page.goto(address);
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
  await expect(alert(page)).toHaveText('微信授权已失效，请重新扫码');
  expect(calls).not.toContain(CALLBACK);
  await page.reload();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(alert(page)).toHaveText('');
  await trySignIn(page, account);
  await expect(page).toHaveURL(/\/weclome$/);
});

test('a WeChat code that the server refuses leads to the sign-in page, which shows the server’s message @full', async ({
  page,
  context,
}) => {
  const code = unique('new-');
  await page.goto(`/user/login?code=${code}&state=s`);
  await expect(page).toHaveURL(/\/user\/bindWechat/);
  const other = await context.newPage(); // another tab has no state of its own
  await other.goto(`/user/login?code=${code}&state=s`);
  await expect(alert(other)).toHaveText('授权码已失效，请重新扫码');
  await expect(other).toHaveURL(/\/user\/login\?redirect=\/$/);
});

test('a WeChat callback with the state of another sign-in is refused without a request to the server @full', async ({
  page,
  allow,
}) => {
  allow(WECHAT);
  await wechatAnswers(page, `bound-admin-${unique('')}`, 'theirs');
  await page.goto('/user/login');
  const calls = apiCalls(page);
  await byWechat(page).click();
  await expect(alert(page)).toHaveText('微信授权与本次登录不符，请重新扫码');
  expect(calls).not.toContain(CALLBACK);
});

test('a signed-in user who opens a link with a WeChat code keeps their session @full', async ({ page }) => {
  const account = await makeAccount(page.request);
  await signIn(page, account);
  const calls = apiCalls(page);
  await page.goto('/?code=bound-admin-9&state=s');
  await expect(page).toHaveURL(/\/weclome$/);
  await expect(page.getByRole('button', { name: `${account.username} 的菜单` })).toBeVisible();
  expect(calls).not.toContain(CALLBACK);
});

test('a user binds WeChat on the personal page and unbinds it again @full', async ({ page, allow }) => {
  allow(WECHAT);
  const account = await makeAccount(page.request);
  await wechatAnswers(page, unique('new-'));
  await openAs(page, account, '/account/binding');
  await expect(page.getByText('未绑定，绑定后可以扫码登录。')).toBeVisible();
  await page.getByRole('button', { name: '绑定微信' }).click();
  await expect(messages(page)).toHaveText('绑定成功');
  await expect(page).toHaveURL(/\/account\/binding$/);
  await expect(page.getByText(/^已绑定 微信用户\d+/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '解绑微信' }).click();
  await answer(page, '解绑');
  await expect(page.getByText('未绑定，绑定后可以扫码登录。')).toBeVisible();
});
