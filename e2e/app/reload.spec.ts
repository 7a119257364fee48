import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs } from '../support/backend';
import { notifications } from '../support/notices';
import { expect, test } from '../support/test';

const LAST_VISIT = () => Object.keys(sessionStorage).some((key) => key.includes('last-visit'));

test('a reload shows the menu and header before the server answers, but list rows only after the server has confirmed the user', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/role');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  await expect.poll(() => page.evaluate(LAST_VISIT)).toBe(true);

  const asked: string[] = [];
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => (confirm = resolve));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/system/user/info', async (route) => {
    await confirmed;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: '角色管理', level: 1 })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '审核管理' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^系统管理员/ })).toBeVisible();
  expect(asked.filter((path) => path.includes('/role/'))).toEqual([]);
  confirm();
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/role/list'))).toHaveLength(1);
});

test('if the server refuses a user on a reload, the sign-in page opens and no data is requested', async ({
  page,
  allow,
}) => {
  allow('status of 500');
  allow('坏了');
  await openAs(page, demoAccount, '/system/role');
  await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
  await expect.poll(() => page.evaluate(LAST_VISIT)).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/system/user/info', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: '坏了' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/user\/login/);
  await expect(notifications(page)).toContainText('错误: 请求用户信息失败，请重试');
  expect(asked.filter((path) => path.includes('/role/'))).toEqual([]);
  expect(await page.evaluate(LAST_VISIT)).toBe(false);
});

test('the menu of the last visit is removed on sign-out, and is never shown to another user', async ({
  page,
  allow,
}) => {
  // The user signs out while the first page is still loading. Requests that the server receives later are refused.
  allow('status of 401');
  await openAs(page, demoAccount, '/weclome');
  await expect.poll(() => page.evaluate(LAST_VISIT)).toBe(true);
  await page.getByRole('button', { name: '系统管理员' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/user\/login/);
  // The sign-out reloads the page after it has changed the address.
  await expect(async () => expect(await page.evaluate(LAST_VISIT)).toBe(false)).toPass();

  // Without the permission for the ranking, which names all users.
  const other = await makeAccount(page.request, { roleIds: [2] });
  await openAs(page, other, '/weclome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('系统管理员')).toHaveCount(0);
});
