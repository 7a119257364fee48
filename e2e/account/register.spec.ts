import { makeAccount, tokenOf, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { ownMobile, provesMobile } from '../support/account';
import { expectAccessible } from '../support/axe';
import { apiCalls, respond } from '../support/faults';
import { tabTo, trySignIn } from '../support/login';
import { expectNoSidewaysScroll } from '../support/probes';
import { expect, test } from '../support/test';

const password = 'Secret#99';
const submit = '注册';

test('a visitor creates an account, starting from the sign-in page, and signs in with it @full', async ({ page }) => {
  const email = `${unique('e2e')}@example.com`;
  await page.goto('/user/login');
  await page.getByRole('link', { name: '注册账户' }).click();
  await expect(page).toHaveURL(/\/user\/register$/);
  await expect(page).toHaveTitle(/^注册 – /);

  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await expect(page.getByText('强度：强')).toBeVisible();
  await page.getByLabel('确认密码').fill(password);
  await provesMobile(page, ownMobile());
  await page.getByRole('button', { name: '用户协议' }).click();
  const agreement = dialog(page, '用户协议');
  await expect(agreement.getByText('三、个人信息')).toBeVisible();
  await expectAccessible(page);
  await agreement.getByRole('button', { name: '同意' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('checkbox')).toBeFocused();

  const calls = apiCalls(page);
  await page.getByRole('button', { name: submit, exact: true }).dblclick();
  await expect(page).toHaveURL(/\/user\/registerResult$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`您的账户：${email} 注册成功`);
  expect(calls.filter((call) => call === 'POST /auth/register')).toHaveLength(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: '立即登录' }).click();
  await trySignIn(page, { username: email, password });
  await expect(page).toHaveURL(/\/weclome$/);
});

test('an empty registration form reports every field, and Escape closes the agreement without accepting it @full', async ({
  page,
}) => {
  await page.goto('/user/register');
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByLabel('邮箱')).toBeFocused();
  for (const [label, words] of [
    ['邮箱', '请输入邮箱地址'],
    ['密码', '至少8位密码，区分大小写'],
    ['确认密码', '请输入密码'],
    ['手机号', '请输入正确的手机号'],
    ['短信验证码', '请输入验证码'],
    ['我已阅读并同意', '请阅读并同意用户协议'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${words}`));
  }
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: '用户协议' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('button', { name: '用户协议' })).toBeFocused();
});

test('[row 65] the registration form keeps its input and shows an error after a refusal or when offline @full', async ({
  page,
  allow,
}) => {
  allow('Failed to load resource');
  const { mobile } = await makeAccount(page.request);
  const email = `${unique('e2e')}@example.com`;
  await page.goto('/user/register');
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码').fill(password);
  await provesMobile(page, mobile);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('注册失败，手机号码已存在');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('网络已断开，内容已保留，联网后请重试');
  await page.context().setOffline(false);
  await expect(page.getByLabel('邮箱')).toHaveValue(email);
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('短信验证码')).toHaveValue('123456');
});

test('/user/registerResult and /user/register-result show the result without an account name if no account was created @full', async ({
  page,
}) => {
  for (const address of ['/user/registerResult', '/user/register-result']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册成功');
  }
});

test('a visitor who is not signed in can open the pages for shared links, the connection test and server errors @full', async ({
  page,
  allow,
}) => {
  allow('status of 500');
  for (const address of ['/ExceptionShare', '/user/ExceptionShare']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('分享链接无效');
    await expectAccessible(page);
  }
  await page.goto('/500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，服务器出错了');
  await respond(page, '/system/operator/setting/info', { status: 500, json: { code: 500, msg: '维护中' } });
  await page.goto('/test');
  await expect(page).toHaveURL(/\/test\/home$/);
  await expect(page.getByText('维护中')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText(/^可访问，\d+ 毫秒$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
});

test('the public pages fit a screen 320 px wide and are accessible in the light and the dark theme @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => localStorage.setItem('pro__DEFAULT_THEME', '{"value":"system","expire":null}'));
  // The binding page accepts only an identity that its tab has received.
  await page.addInitScript(() => sessionStorage.setItem('social-user', '"1"'));
  for (const address of ['register', 'registerResult', 'changePwd', 'bindWechat?socialUserId=1', 'ExceptionShare']) {
    await page.goto(`/user/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.locator('form button[type=submit]');
    if ((await button.count()) > 0) await button.click();
    await expectNoSidewaysScroll(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
    }
  }
  expect(await tokenOf(page.request)).toMatch(/^[\da-f]{32}$/);
});
