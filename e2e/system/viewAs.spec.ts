import { demoAccount, operatorAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { apiCalls } from '../support/faults';
import { messages } from '../support/notices';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('an administrator views the product as a role, read-only and with a smaller menu, and ends this view with one click @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/role');
  await takeAction(page, '以该角色查看', '审核专员');
  const banner = page.getByRole('status').filter({ hasText: '正在以“审核专员”的权限查看，只读' });
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL(/\/weclome$/);
  await expect(
    page.getByRole('menuitem', { name: '财务管理' }).or(page.getByRole('link', { name: '财务管理' })),
  ).toHaveCount(0);

  // A write is refused before it is sent.
  const calls = apiCalls(page);
  await page.getByRole('button', { name: /条未读/ }).click();
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(messages(page)).toContainText('不能修改数据');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '退出查看' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: '财务管理' }).first()).toBeVisible();
});

test('an administrator can start and stop viewing the product as another role from the command palette @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/weclome');
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox').fill(text);
    await page.getByRole('option', { name: text }).first().click();
  };
  await expect(page.getByText(/欢迎回来/)).toBeVisible();
  await search('以角色查看：内容编辑');
  await expect(page.getByText('正在以“内容编辑”的权限查看，只读')).toBeVisible();
  await search('退出查看');
  await expect(page.getByText('正在以“内容编辑”的权限查看，只读')).toHaveCount(0);
});

test('the role list does not offer “view as this role” to users who are not administrators @full', async ({ page }) => {
  await openAs(page, { ...operatorAccount, username: 'gaohaiyan' }, '/system/role');
  await expect(rowOf(page, '审核专员')).toBeVisible();
  await expect(page.getByText('以该角色查看')).toHaveCount(0);
});
