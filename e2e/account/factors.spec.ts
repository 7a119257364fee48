import type { Page } from '@playwright/test';
import { stepAt, totp } from '@mocks/factors/totp';
import { type Account, makeAccount } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { save } from '../support/form';
import { deskTest } from '../support/installation';
import { signIn, trySignIn } from '../support/login';
import { takeAction } from '../support/table';
import { expect } from '../support/test';

/* Second factors, from enrollment to loss. The tests have their own backend, with a host name, which passkeys need. */

const test = deskTest().extend({
  baseURL: ({ desk }, use) => use(desk.address.replace('127.0.0.1', 'localhost')),
});

const SETTINGS = '/account/base';
/** The role 普通角色, which the created accounts get. */
const ROLE = { roleIds: [2] };

/** Adds a factor. Returns the recovery codes, which are shown together with the first factor. */
async function add(
  page: Page,
  { password }: Account,
  name: string,
  fill?: (secret: string) => Promise<string>,
): Promise<string[]> {
  await page.getByRole('button', { name }).click();
  await dialog(page, '验证身份').getByLabel('登录密码或验证码').fill(password);
  await dialog(page, '验证身份').getByRole('button', { name: '下一步' }).click();
  if (fill) {
    await expect(dialog(page, name).getByRole('img', { name: '身份验证器二维码' })).toBeVisible();
    const secret = await dialog(page, name).locator('code').innerText();
    await dialog(page, name)
      .getByLabel('6 位验证码')
      .fill(await fill(secret));
  }
  await dialog(page, name).getByRole('button', { name: '添加' }).click();
  const codes = dialog(page, '恢复码').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allInnerTexts();
  await dialog(page, '恢复码').getByRole('button', { name: '关闭' }).last().click();
  await answer(page, '已保存');
  await expect(dialog(page)).toHaveCount(0);
  return shown;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  // The sign-out loads the sign-in page as a new document, which would interrupt a `goto` of the test.
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/user\/login/);
}

/** Signs out and signs in with the password again. Returns the dialog of the second step. */
async function signInAgain(page: Page, account: Account) {
  await signOut(page);
  await trySignIn(page, account);
  const step = page.getByRole('dialog', { name: '两步验证' });
  await expect(step).toBeVisible();
  return step;
}

const isIn = (page: Page) => expect(page).not.toHaveURL(/\/user\//);

test('a user signs in with an authenticator app or a recovery code, and each recovery code works once @full', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request, ROLE);
  let key = '';
  await signIn(page, account);
  await page.goto(SETTINGS);
  const codes = await add(page, account, '添加身份验证器', (secret) => {
    key = secret;
    return totp(secret, stepAt(Date.now()));
  });

  let step = await signInAgain(page, account);
  await step.getByLabel('身份验证器中的验证码').fill('000000');
  await step.getByRole('button', { name: '确定' }).click();
  await expect(step.getByText('验证码错误或已使用')).toBeVisible();
  // The code used for the enrollment cannot be used again, but the code of the next period is already accepted.
  await step.getByLabel('身份验证器中的验证码').fill(await totp(key, stepAt(Date.now()) + 1));
  await step.getByRole('button', { name: '确定' }).click();
  await isIn(page);

  const recover = async () => {
    step = await signInAgain(page, account);
    await step.getByRole('button', { name: '改用恢复码' }).click();
    await step.getByLabel('恢复码').fill(codes[0] ?? '');
    await step.getByRole('button', { name: '确定' }).click();
  };
  await recover();
  await isIn(page);
  await recover();
  await expect(step.getByText('验证码错误或已使用')).toBeVisible();
});

test('a user adds a passkey, and uses it to sign in and to confirm its removal @full', async ({ page, request }) => {
  const account = await makeAccount(request, ROLE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, account);
  await page.goto(SETTINGS);
  await add(page, account, '添加通行密钥');
  await expect(page.getByText('恢复码剩余 10 个')).toBeVisible();

  const step = await signInAgain(page, account);
  await step.getByRole('button', { name: '使用通行密钥' }).click();
  await isIn(page);

  await page.goto(SETTINGS);
  await page.getByRole('button', { name: '移除 通行密钥' }).click();
  await dialog(page).getByRole('button', { name: '使用通行密钥' }).click();
  await expect(page.getByText('未开启')).toBeVisible();
  await signOut(page);
  await signIn(page, account);
});

test('users whose role requires a second factor must add one before anything else, and again after an administrator’s reset @full', async ({
  page,
  browser,
  request,
  baseURL,
  allow,
}) => {
  const account = await makeAccount(request, ROLE);
  await signIn(page);
  await page.goto('/system/role?roleName=普通角色');
  await takeAction(page, '编辑', '普通角色');
  await dialog(page).getByRole('radio', { name: '是' }).check();
  await save(dialog(page));

  const owner = await (await browser.newContext({ locale: 'zh-CN', baseURL: baseURL ?? '' })).newPage();
  await owner.goto('/user/login');
  await trySignIn(owner, account);
  await expect(owner.getByRole('heading', { name: '两步验证' })).toBeVisible();
  await owner.goto('/system/user');
  await expect(owner.getByText('您的角色要求开启两步验证')).toBeVisible();
  await expect(owner.getByRole('navigation')).toHaveCount(0);
  await add(owner, account, '添加身份验证器', (secret) => totp(secret, stepAt(Date.now())));
  await expect(owner.getByRole('navigation').first()).toBeVisible();

  await page.goto(`/system/user?loginName=${account.username}`);
  await takeAction(page, '重置两步验证', account.username);
  await answer(page, '重置两步验证');
  await expect(dialog(page)).toHaveCount(0);
  // The administrator's reset ended the session while the window was open.
  allow('401 (Unauthorized)');
  allow('token verify error');
  allow('两步验证已被管理员重置');
  await owner.goto('/user/login');
  await expect(owner.getByRole('heading', { name: '登录' })).toBeVisible();
  await trySignIn(owner, account);
  await expect(owner.getByText('您的角色要求开启两步验证')).toBeVisible();
  await owner.context().close();
});
