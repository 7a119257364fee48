import { demoAccount } from '@mocks/demo';
import { makeAccount } from '../support/backend';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { notifications } from '../support/notices';
import { expect } from '../support/test';

/* An administrator withdraws rights and ends sessions. Each journey has its own backend. */

const test = deskTest();
const AUDITOR = 3;
const CERTS = '/member/memberCert';

/** Resolves once the window is connected to the event stream. */
const connected = (page: Awaited<ReturnType<typeof pageOf>>) =>
  page.waitForResponse((response) => response.url().endsWith('/api/system/events'));

test('a role change that leaves a review queue without reviewers shows a warning, applies at once, and can be reverted @full', async ({
  browser,
  request,
}) => {
  const person = await makeAccount(request, { roleIds: [AUDITOR], userName: '审核小周' });
  const theirs = await pageOf(browser, person, CERTS);
  const pass = theirs.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '通过' });
  await connected(theirs);
  await theirs
    .getByRole('checkbox', { name: /^选择 / })
    .first()
    .click();
  await expect(pass).toBeVisible();

  const admin = await pageOf(browser, demoAccount, '/system/role?roleKey=auditor');
  await admin.getByRole('button', { name: '编辑 审核专员' }).click();
  await dialog(admin).getByLabel('搜索').fill('会员认证审核');
  await dialog(admin)
    .getByRole('treeitem', { name: /^会员认证审核/ })
    .getByRole('checkbox')
    .click();
  await dialog(admin).getByRole('button', { name: '保存' }).click();
  const told = admin.getByRole('status', { name: '本次修改的影响' });
  await expect(told).toContainText('以下审核将无人可以处理（超级管理员除外）：会员认证');
  await told.getByText(/将失去 1 个按钮/).click();
  await expect(told).toContainText('审核小周');
  await admin.getByRole('button', { name: '仍然保存' }).click();

  await expect(pass).toHaveCount(0);
  const back = admin.getByRole('button', { name: '撤回对“审核专员”的修改' });
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(pass).toBeVisible();
});

test('a user who is signed out by an administrator reads the reason on the sign-in page @full', async ({
  browser,
  request,
  allow,
}) => {
  allow(/401/);
  const person = await makeAccount(request, { roleIds: [AUDITOR] });
  const theirs = await pageOf(browser, person, CERTS);
  await connected(theirs);
  const admin = await pageOf(browser, demoAccount, `/system/online?loginName=${person.username}`);
  const row = admin.getByRole('row').filter({ hasText: person.username }).filter({ hasText: 'Chrome' });
  await row.getByRole('button', { name: /^强制下线/ }).click();
  await dialog(admin).getByLabel('下线原因（对方可见）').fill('账号借给他人使用');
  await dialog(admin).getByRole('button', { name: '强制下线' }).click();
  await expect(notifications(theirs).filter({ hasText: '您已被管理员强制下线：账号借给他人使用' })).toBeVisible();
  await expect(theirs).toHaveURL(/\/user\/login/);
  await expect(admin.getByText('已强制下线')).toBeVisible();
  await expect(row).toHaveCount(0);
});
