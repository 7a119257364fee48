import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoAccount, demoPassword } from '@mocks/demo';

/** Who signs in with what. */
export interface Account {
  username: string;
  password: string;
}

/** An account a test made for itself. */
export interface OwnAccount extends Account {
  userId: number;
  mobile: string;
}

/** A name no other test uses: the word, and some letters and digits after it. */
export const unique = (word: string) => word + crypto.randomUUID().replaceAll('-', '').slice(0, 10);

/** The token the backend gives this account, asked for without the page. */
export async function tokenOf(request: APIRequestContext, { username, password }: Account = demoAccount) {
  return ((await post(request, '/auth/login', { username, password })) as { token: string }).token;
}

/** Adds an account of the test's own, as the administrator would; role 1 and the research department unless told. */
export async function makeAccount(request: APIRequestContext, fields: object = {}): Promise<OwnAccount> {
  const username = unique('e2e');
  const mobile = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const row = { loginName: username, userName: username, phonenumber: mobile, deptId: 103, roleIds: [1], status: '0' };
  const token = await tokenOf(request);
  const { userId } = (await post(request, '/system/user/save', { ...row, ...fields }, token)) as { userId: number };
  return { username, password: demoPassword, mobile, userId };
}

/**
 * Opens an address as somebody who has signed in before: with a token, past the sign-in page. `settings` are kept in the
 * browser as if chosen on an earlier visit: `{ DEFAULT_THEME: 'dark' }`.
 */
export async function openAs(page: Page, account: Account, address: string, settings: Record<string, unknown> = {}) {
  const token = await tokenOf(page.request, account);
  await keep(page, { ...settings, 'Access-Token': token });
  await page.goto(address);
}

/** Keeps these values in the browser, each for twelve hours, in place of all that was kept there. */
export async function keep(page: Page, values: Record<string, unknown>) {
  const expire = Date.now() + 432e5;
  await keepRaw(
    page,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify({ value, expire })])),
  );
}

/** Keeps these texts in the browser under the product's names, whatever they hold. */
export async function keepRaw(page: Page, texts: Record<string, string>) {
  const localStorage = Object.entries(texts).map(([name, value]) => ({ name: `pro__${name}`, value }));
  const origin = test.info().project.use.baseURL ?? '';
  // An open page would take the change for another window's and reload.
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

async function post(request: APIRequestContext, path: string, data: object, token?: string): Promise<unknown> {
  const response = await request.post(`/api${path}`, { data, headers: token ? { token } : {} });
  const body = (await response.json()) as { code: number; msg: string; data: unknown };
  expect(body, path).toMatchObject({ code: 0 });
  return body.data;
}
