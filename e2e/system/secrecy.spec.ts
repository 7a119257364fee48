import type { APIRequestContext } from '@playwright/test';
import { demoAccount, demoPassword } from '@mocks/demo';
import { openAs, tokenOf } from '../support/backend';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

const visitor = { username: 'gaohaiyan', password: demoPassword };
const operator = { username: 'mayan', password: demoPassword };

const statusOf = async (request: APIRequestContext, path: string, account: typeof visitor) =>
  (await request.get(`/api${path}`, { headers: { token: await tokenOf(request, account) } })).status();

test('a visitor sees neither the default password for new users nor complete phone numbers and e-mail addresses @full', async ({
  page,
  request,
}) => {
  await openAs(page, visitor, '/system/config?configKey=defalut_password');
  await expect(rowOf(page, 'defalut_password')).toContainText('••••••');
  await expect(page.getByRole('button', { name: /^显示 / })).toHaveCount(0);
  const token = await tokenOf(request, visitor);
  const config = await request.get('/api/system/config/list?pageSize=100', { headers: { token } });
  expect(await config.text()).not.toContain(demoPassword);

  await openAs(page, visitor, '/system/user?loginName=yunying');
  await expect(rowOf(page, 'yunying')).toContainText('****');
  await expect(rowOf(page, 'yunying')).not.toContainText('yunying@example.com');
});

test('an administrator can reveal the default password and a user’s e-mail address @full', async ({ page }) => {
  await openAs(page, demoAccount, '/system/config?configKey=defalut_password');
  await rowOf(page, 'defalut_password')
    .getByRole('button', { name: /^显示 / })
    .click();
  await expect(rowOf(page, 'defalut_password')).toContainText(demoPassword);
  await openAs(page, demoAccount, '/system/user?loginName=mayan');
  await rowOf(page, 'mayan')
    .getByRole('button', { name: /^显示邮箱/ })
    .click();
  await expect(rowOf(page, 'mayan')).toContainText('mayan@example.com');
});

test('the lists of the system area answer 403 to a contest operator @full', async ({ request }) => {
  for (const path of ['/system/user/list', '/system/role/list', '/system/dept/list', '/system/donate/list']) {
    expect(await statusOf(request, path, operator), path).toBe(403);
    expect(await statusOf(request, path, demoAccount), path).toBe(200);
  }
});
