import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { choice } from '../support/form';
import { expect, test } from '../support/test';

test('an administrator sees why a button is shown, and switches to a read-only view with another role’s permissions @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/config');
  await expect(page.getByRole('button', { name: '新建' })).toBeVisible();
  await page.getByRole('button', { name: '系统管理员 的菜单' }).click();
  await page.getByRole('menuitem', { name: '权限检查' }).click();
  const inspector = dialog(page, '权限检查');
  await expect(inspector.getByRole('row').filter({ hasText: 'system:config:add' })).toContainText(
    '超级管理员拥有全部权限',
  );

  await inspector.getByRole('combobox', { name: '以角色查看（只读）' }).click();
  await choice(page, '只读访客').click();
  await expect(page.getByText('正在以“只读访客”的权限查看，只读')).toBeVisible();
  await expect(page.getByRole('button', { name: '新建' })).toHaveCount(0);
  await expect(inspector.getByRole('row').filter({ hasText: 'system:config:add' })).toContainText('不在列表中');
  await inspector.getByRole('textbox', { name: '试一个权限字符' }).fill('system:config:list');
  await expect(inspector.getByRole('row').filter({ hasText: 'system:config:list' })).toContainText('在列表中');
  await inspector.getByRole('button', { name: '关闭' }).click();

  // A submenu that opened under the mouse closes when the mouse leaves it.
  await page.mouse.move(700, 700);
  await page.getByRole('button', { name: '退出查看' }).click();
  await expect(page.getByRole('button', { name: '新建' })).toBeVisible();
});
