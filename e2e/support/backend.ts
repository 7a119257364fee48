import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoAccount, demoPassword } from '@mocks/demo';

/** The credentials of an account. */
export interface Account {
  username: string;
  password: string;
}

/** An account that a test has created. */
export interface OwnAccount extends Account {
  userId: number;
  mobile: string;
}

/** Returns a name that no other test uses: the word followed by random letters and digits. */
export const unique = (word: string) => word + crypto.randomUUID().replaceAll('-', '').slice(0, 10);

/** Signs in through the API, without the page. Returns the token. */
export async function tokenOf(request: APIRequestContext, { username, password }: Account = demoAccount) {
  return ((await post(request, '/auth/login', { username, password })) as { token: string }).token;
}

/** Creates an account as the administrator, by default with role 1, in the research department. */
export async function makeAccount(request: APIRequestContext, fields: object = {}): Promise<OwnAccount> {
  const username = unique('e2e');
  const mobile = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const base = { loginName: username, userName: username, phonenumber: mobile, deptId: 103, roleIds: [1], status: '0' };
  const row = { ...base, ...fields };
  const token = await tokenOf(request);
  const saved = await post(request, '/system/user/save', { ...row, status: '0' }, token);
  const { userId, initialPassword } = saved as { userId: number; initialPassword: string };
  const first = await tokenOf(request, { username: row.loginName, password: initialPassword });
  await post(request, '/system/accounts/rest_pwd', { oldPassword: initialPassword, newPassword: demoPassword }, first);
  if (row.status === '1') await post(request, '/system/user/status', { userId, status: '1' }, token);
  return { username: row.loginName, password: demoPassword, mobile, userId };
}

/**
 * Opens an address with a token already stored, so that the sign-in page is skipped. `settings` are stored in the
 * browser as if chosen on an earlier visit: `{ DEFAULT_THEME: 'dark' }`.
 */
export async function openAs(page: Page, account: Account, address: string, settings: Record<string, unknown> = {}) {
  const token = await tokenOf(page.request, account);
  await keep(page, { ...settings, 'Access-Token': token });
  await page.goto(address);
}

/** Replaces the whole content of the browser's storage with these values, each valid for twelve hours. */
export async function keep(page: Page, values: Record<string, unknown>) {
  const expire = Date.now() + 432e5;
  await keepRaw(
    page,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify({ value, expire })])),
  );
}

/** Stores these raw texts under the product's key prefix, valid or not. */
export async function keepRaw(page: Page, texts: Record<string, string>) {
  const localStorage = Object.entries(texts).map(([name, value]) => ({ name: `pro__${name}`, value }));
  const origin = test.info().project.use.baseURL ?? '';
  // An open page would treat the change as a change by another window and reload.
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

async function post(request: APIRequestContext, path: string, data: object, token?: string): Promise<unknown> {
  const response = await request.post(`/api${path}`, { data, headers: token ? { token } : {} });
  const body = (await response.json()) as { code: number; msg: string; data: unknown };
  expect(body, path).toMatchObject({ code: 0 });
  return body.data;
}
