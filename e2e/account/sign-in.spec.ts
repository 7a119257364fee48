import type { Page } from '@playwright/test';
import { demoAccount, demoSmsCode } from '@mocks/demo';
import { makeAccount, openAs } from '../support/backend';
import { apiCalls } from '../support/faults';
import { signIn, tabTo, trySignIn } from '../support/login';
import { notifications } from '../support/notices';
import { expectNoSidewaysScroll } from '../support/probes';
import { expect, test } from '../support/test';

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

test('a deep link without a token leads to the sign-in page, and signing in by keyboard alone leads back to the target', async ({
  page,
}) => {
  const calls = apiCalls(page);
  await noteShell(page);
  await page.goto('/system/user?status=1');
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
  await expect(submit(page)).toBeVisible();
  expect(calls.filter((call) => call !== 'GET /system/operator/setting/info')).toEqual([]);
  expect(await page.evaluate(() => 'shellSeen' in window)).toBe(false);

  await tabTo(page, page.getByRole('textbox', { name: '账号' }));
  await page.keyboard.type(demoAccount.username);
  await tabTo(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(demoAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/system\/user\?status=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户管理');
});

test('a wrong password shows the server’s message on the sign-in page, and the user can sign in on the next try', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await page.goto('/user/login');
  await trySignIn(page, { ...account, password: 'Wrong@123' });
  await expect(page.getByRole('alert')).toHaveText('用户不存在/密码错误');
  await expect(notifications(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/login/);
  // The password is selected, so typing replaces it.
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/weclome$/);
});

test('an empty sign-in form reports the missing values at their fields @full', async ({ page }) => {
  await page.goto('/user/login');
  await submit(page).click();
  const account = page.getByRole('textbox', { name: '账号' });
  await expect(account).toBeFocused();
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  await expect(account).toHaveAccessibleDescription('请输入帐户名或邮箱地址');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('请输入密码');
});

test('after three failed sign-ins, a captcha is required, and each failed attempt shows a new picture @full', async ({
  page,
  allow,
}) => {
  allow('status of 500'); // the status of a wrong captcha
  const account = await makeAccount(page.request);
  const wrong = { ...account, password: 'Wrong@123' };
  const alert = page.getByRole('alert');
  await page.goto('/user/login');
  for (let failure = 0; failure < 3; failure++) {
    await trySignIn(page, wrong);
    await expect(alert).toHaveText('用户不存在/密码错误');
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  }
  const firstSum = nextSum(page);
  await trySignIn(page, account);
  await expect(alert).toHaveText('请输入验证码');
  await firstSum;

  const secondSum = nextSum(page);
  await page.getByLabel('验证码', { exact: true }).fill('99');
  await trySignIn(page, account);
  await expect(alert).toHaveText('验证码不合法');
  await page.getByLabel('验证码', { exact: true }).fill(await secondSum);
  await trySignIn(page, account);
  await expect(page).toHaveURL(/\/weclome$/);
});

test('for a signed-in user, “/user/login” and “/” lead to the home page, and an unknown address leads to the 403 page @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/user/login');
  await expect(page).toHaveURL(/\/weclome$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/weclome$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎页');
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/403$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，你无权访问该页面');
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/weclome$/);
});

test('/user shows the sign-in page, and the 403 and 404 pages need no token @full', async ({ page }) => {
  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/login/);
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，你访问的页面不存在或仍在开发中');
  await page.goto('/403');
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
});

test('[row 36] signing out calls the server and removes the token, and going back shows no data', async ({
  page,
  allow,
}) => {
  // A request of the header may still be pending when the session ends.
  allow('status of 401');
  const account = await makeAccount(page.request);
  await signIn(page, account);
  await page.goto('/system/user');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  const calls = apiCalls(page);
  await page.getByRole('button', { name: `${account.username} 的菜单` }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
  await loaded;
  await expect(submit(page)).toBeVisible();
  expect(calls.filter((call) => call === 'POST /auth/logout')).toHaveLength(1);
  expect(await page.evaluate(() => [localStorage.getItem('pro__Access-Token'), sessionStorage.length])).toEqual([
    null,
    0,
  ]);

  await noteShell(page);
  await page.goBack();
  await expect(submit(page)).toBeVisible();
  expect(await page.evaluate(() => 'shellSeen' in window)).toBe(false);
  // After signing out, the next sign-in leads to the home page.
  await trySignIn(page, account);
  await expect(page).toHaveURL(/\/weclome$/);
});

test('a user signs in with a code sent to their mobile, and cannot request another code for 60 s, even after a reload @full', async ({
  page,
}) => {
  const { mobile, username } = await makeAccount(page.request);
  await page.clock.install();
  await page.goto('/user/login');
  await page.getByRole('tab', { name: '手机号登录' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill('123');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription('请输入正确的手机号');
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();

  await page.reload();
  await page.getByRole('tab', { name: '手机号登录' }).click();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();

  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByLabel('短信验证码').fill('000000');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('验证码错误或已失效');
  await page.getByLabel('短信验证码').fill(demoSmsCode);
  await submit(page).click();
  await expect(page.getByRole('button', { name: `${username} 的菜单` })).toBeVisible();
});

test('the arrow keys move between the tabs of the sign-in page @full', async ({ page }) => {
  await page.goto('/user/login');
  await tabTo(page, page.getByRole('tab', { name: '账号密码登录' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '手机号登录' })).toBeFocused();
  await expect(page.getByLabel('短信验证码')).toBeVisible();
});

test('the sign-in page fits a screen 320 px wide @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/user/login');
  await expect(submit(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: '手机号登录' }).click();
  await expectNoSidewaysScroll(page);
});

test('choosing a language changes the texts and the page’s lang attribute, and the choice is stored @full', async ({
  page,
}) => {
  await page.goto('/user/login');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  for (const [language, words] of [
    ['pt-BR', 'Entrar'],
    ['zh-TW', '登入'],
    ['en-US', 'Sign in'],
  ] as const) {
    await page.getByRole('combobox').selectOption(language);
    await expect(page.getByRole('button', { name: words, exact: true })).toBeVisible();
    await expect(html).toHaveAttribute('lang', language);
  }
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Sign in – /);
});

/** From the next document on, sets a flag in the page as soon as any part of the app shell has rendered. */
async function noteShell(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-shell], [data-list]')) Object.assign(window, { shellSeen: true });
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Returns the result of the sum in the next captcha picture. */
async function nextSum(page: Page): Promise<string> {
  const picture = await page.waitForResponse((response) => new URL(response.url()).pathname === '/api/code');
  const signs = [...(await picture.text()).matchAll(/>([一二三四五六七八九])</g)].map((sign) => sign[1] ?? '');
  return String(signs.reduce((sum, sign) => sum + '零一二三四五六七八九'.indexOf(sign), 0));
}
