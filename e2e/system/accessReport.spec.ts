import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount } from '../support/backend';
import { dialog } from '../support/dialog';
import { choose } from '../support/form';
import { deskTest, pageOf } from '../support/installation';
import { expect } from '../support/test';

/* The report for auditors. This test has its own backend, so that only its own uses and exports are counted. */

const test = deskTest();
const VISITOR = 7;

/** Returns the lines of a downloaded CSV file. */
const linesOf = async (file: Download) =>
  readFileSync(await file.path(), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n');

test('the access report shows which role grants a permission, and exporting it is logged with the row count @full', async ({
  browser,
  request,
}) => {
  const person = await makeAccount(request, { roleIds: [VISITOR], userName: '审计小吴' });
  const admin = await pageOf(
    browser,
    demoAccount,
    `/system/accessReport?loginName=${person.username}&permission=member:cert:audit`,
  );
  const critical = admin.getByRole('group', { name: '拥有关键权限的人数' });
  await expect(critical.getByRole('link', { name: '角色修改' })).toBeVisible();
  await expect(admin.getByText('暂无数据', { exact: true }).last()).toBeVisible();

  await admin.goto(`/system/user?loginName=${person.username}`);
  await admin.getByRole('button', { name: `编辑 ${person.username}` }).click();
  await choose(dialog(admin), '角色', '审核专员');
  await admin.keyboard.press('Escape');
  await dialog(admin).getByRole('button', { name: '保存' }).click();
  await admin.getByRole('button', { name: '仍然保存' }).click();
  await expect(dialog(admin)).toHaveCount(0);

  await admin.goto(`/system/accessReport?loginName=${person.username}&permission=member:cert:audit`);
  const row = admin.getByRole('row').filter({ hasText: 'member:cert:audit' });
  await expect(row).toContainText('审计小吴');
  await expect(row).toContainText('会员认证 / 会员认证 / 会员认证审核');
  await expect(row).toContainText('审核专员');
  await expect(row).toContainText('0');

  await admin.getByRole('button', { name: '导出', exact: true }).click();
  await dialog(admin).getByText('CSV (.csv)').click();
  const download = admin.waitForEvent('download');
  await dialog(admin).getByRole('button', { name: '开始导出' }).click();
  const [head, line, ...rest] = await linesOf(await download);
  expect(head).toBe('"用户名","昵称","权限名称","权限标识","获得方式","最近使用","使用次数"');
  expect(line).toContain(
    `"${person.username}","审计小吴","会员认证 / 会员认证 / 会员认证审核","member:cert:audit","审核专员"`,
  );
  expect(rest).toEqual([]);

  await admin.goto('/system/accessUse');
  const exported = admin.getByRole('row').filter({ hasText: '权限报告' });
  await expect(exported).toContainText('导出');
  await expect(exported).toContainText(`loginName=${person.username}`);
  await expect(exported.getByRole('cell', { name: '1', exact: true })).toBeVisible();
});

test('when a user reveals a phone number, the log shows the list and the field, but not the number @full', async ({
  browser,
}) => {
  const admin = await pageOf(browser, demoAccount, '/system/user?loginName=yunying');
  await admin
    .getByRole('button', { name: /^显示手机号码/ })
    .first()
    .click();
  await expect(admin.getByText(/^1\d{10}$/).first()).toBeVisible();
  await admin.goto('/system/accessUse?kind=reveal');
  const row = admin.getByRole('row').filter({ hasText: '查看敏感信息' });
  await expect(row).toContainText('用户管理');
  await expect(row).toContainText('手机号码');
  await expect(row).not.toContainText(/1\d{10}/);
});
