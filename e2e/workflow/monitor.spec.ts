import { demoAccount, operatorAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';
import { takeAction } from '../support/table';

test('a user opens the longest-waiting request from the process monitor, and prints a finished request from a preview', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/act/procMonitor');
  await expect(page.getByRole('table', { name: '瓶颈环节' })).toContainText('部门负责人审批');
  await page.getByRole('button', { name: '以表格查看 人员工作量' }).click();
  await expect(page.getByRole('table', { name: '人员工作量' }).getByRole('row')).not.toHaveCount(1);
  const oldest = page.getByRole('table', { name: '等待最久的申请' });
  const title = await oldest.getByRole('button').first().innerText();
  await oldest.getByRole('button').first().click();
  await expect(dialog(page)).toContainText(title);
  await dialog(page).getByRole('button', { name: '关闭' }).click();

  await page.goto('/act/procInstFinished');
  await takeAction(page, '查看', '服务器续费');
  await page.getByRole('button', { name: '打印', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '打印预览' });
  await expect(sheet).toContainText('云服务器（1年）');
  await expect(sheet.getByText('同意')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { name: '服务器续费' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '服务器续费' })).toBeHidden();
});

test('users without the permission cannot open the process monitor', async ({ page }) => {
  await openAs(page, operatorAccount, '/act/procMonitor');
  await expect(page.getByRole('heading', { name: '抱歉，你无权访问该页面' })).toBeVisible();
});
