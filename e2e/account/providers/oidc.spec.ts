import type { Page, Route } from '@playwright/test';
import { makeAccount, openAs } from '../../support/backend';
import { expectAccessible } from '../../support/axe';
import { answer } from '../../support/dialog';
import { apiCalls } from '../../support/faults';
import { trySignIn } from '../../support/login';
import { messages } from '../../support/notices';
import { expect, test as base } from '../../support/test';
import { type OpenId, startOpenId } from './openId';

/* Signs in with a real OpenID provider on this machine. The browser visits its pages, and a small server calls it. */

const CALLS = /\/api\/(?:system|auth)\/social\/sso\//;
const CALLBACK = /\/api\/auth\/social\/sso\/callback/;

const test = base.extend<{ openId: OpenId }>({
  openId: async ({ context, baseURL, allow }, use) => {
    const openId = await startOpenId(baseURL ?? '');
    allow(`foreign host: GET ${openId.issuer}`);
    allow(`foreign host: POST ${openId.issuer}`);
    allow('foreign host: GET https://fonts.googleapis.com/');
    await context.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css' }));
    await context.route(CALLS, (route) => forward(route, openId));
    await use(openId);
    openId.close();
  },
});

async function forward(route: Route, { backend }: OpenId) {
  const { pathname, search } = new URL(route.request().url());
  await route.fulfill({ response: await route.fetch({ url: backend + pathname + search }) });
}

const alert = (page: Page) => page.getByRole('alert');
const byProvider = (page: Page) => page.getByRole('button', { name: '企业账号登录' });

async function toProvider(page: Page) {
  await page.goto('/user/login');
  await byProvider(page).click();
  await expect(page.getByRole('button', { name: 'Sign-in' })).toBeVisible();
}

/** Signs in on the provider's pages and consents to the data that the product requests. */
async function signInThere(page: Page, name: string) {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('after a user signs in with an OpenID provider, session storage contains no state from the sign-in @full', async ({
  page,
  openId,
}) => {
  const { username } = await makeAccount(page.request);
  await toProvider(page);
  expect(page.url()).toMatch(`${openId.issuer}/interaction/`);
  await signInThere(page, username);
  await expect(page).toHaveURL(/\/weclome$/);
  await expect(page.getByRole('button', { name: `${username} 的菜单` })).toBeVisible();
  expect(openId.asked).toEqual(['pc_login', 'callback']);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('social-flow');
});

test('a user who cancels at the provider sees a message on the sign-in page, and can still sign in with a password @full', async ({
  page,
  openId,
}) => {
  const account = await makeAccount(page.request);
  await toProvider(page);
  await page.getByRole('link', { name: '[ Cancel ]' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=\/$/);
  await expect(alert(page)).toContainText('您已取消企业账号授权');
  await expectAccessible(page);
  expect(openId.asked).toEqual(['pc_login']);
  await trySignIn(page, account);
  await expect(page).toHaveURL(/\/weclome$/);
});

test('a reload during a slow OpenID sign-in leads back to the sign-in page, and does not resend the authorization code @full', async ({
  page,
  openId,
  context,
}) => {
  let isHeld = true;
  await context.route(CALLBACK, (route) => (isHeld ? undefined : route.fallback()));
  const { username } = await makeAccount(page.request);
  const calls = apiCalls(page);
  await toProvider(page);
  await signInThere(page, username);
  await expect(page.getByText('正在通过企业账号登录…')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/user\/social\/sso$/);
  await page.reload();
  await expect(alert(page)).toHaveText('授权已失效，请重试');
  expect(calls.filter((call) => CALLBACK.test(`/api${call.split(' ')[1]}`))).toHaveLength(1);
  isHeld = false;
  // The provider already knows the user, so it asks nothing.
  await byProvider(page).click();
  await expect(page).toHaveURL(/\/weclome$/);
  expect(openId.asked).toEqual(['pc_login', 'pc_login', 'callback']);
});

test('an OpenID sign-in that was started in another tab is refused, and its authorization code is not sent to the server @full', async ({
  page,
  openId,
  context,
}) => {
  const { username } = await makeAccount(page.request);
  await toProvider(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await signInThere(other, username);
  await expect(alert(other)).toHaveText('授权不是在此窗口发起的，请重试');
  expect(openId.asked).toEqual(['pc_login']);
  await byProvider(other).click();
  await expect(other).toHaveURL(/\/weclome$/);
});

test('if the identity provider fails before or after the user signs in there, the user sees an error message @full', async ({
  page,
  openId,
  context,
}) => {
  const account = await makeAccount(page.request);
  await context.route(CALLBACK, (route) => {
    openId.stopProvider();
    return route.fallback();
  });
  await toProvider(page);
  await signInThere(page, account.username);
  await expect(alert(page)).toHaveText('身份提供方没有响应');
  await byProvider(page).click();
  await expect(alert(page)).toHaveText('身份提供方没有响应');
  await trySignIn(page, account);
  await expect(page).toHaveURL(/\/weclome$/);
});

test('a user binds a new WeCom identity to an account while signing in, sees it among the linked accounts, and unbinds it @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await page.goto('/user/login');
  // The mock's second provider returns an unknown identity.
  await page.getByRole('button', { name: '企业微信登录' }).click();
  await expect(page).toHaveURL(/\/user\/bindWechat\?redirect=%2F&socialUserId=\d+&provider=wecom$/);
  await page.getByRole('textbox', { name: '账号' }).fill(account.username);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await expect(page).toHaveURL(/\/weclome$/);
  await page.goto('/account/binding');
  await expect(page.getByText(/^已绑定 企业微信用户\d+/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '解绑企业微信' }).click();
  await answer(page, '解绑');
  await expect(page.getByText('未绑定，绑定后可以用企业微信登录。')).toBeVisible();
  await openAs(page, account, '/account/binding');
  await page.getByRole('button', { name: '绑定企业账号' }).click();
  await expect(messages(page)).toHaveText('绑定成功');
  await expect(page).toHaveURL(/\/account\/binding$/);
  await expect(page.getByText(/^已绑定 企业账号用户\d+/)).toBeVisible();
});
