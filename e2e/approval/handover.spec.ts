import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount } from '../support/backend';
import { dialog } from '../support/dialog';
import { pageOf } from '../support/installation';
import { expect } from '../support/test';
import { companies, queueTest as test, reviewOf } from './ownQueue';

/* A queue of five companies, and two that its filter excludes. This test has its own backend. */

test.use({ queue: [...companies(5), '其他企业6', '其他企业7'] });

const reject = (page: Page) => page.getByRole('button', { name: '驳回', exact: true });
const reason = (page: Page) => dialog(page).getByRole('textbox', { name: '驳回原因' });
const note = (page: Page) => page.getByRole('textbox', { name: '备注内容' });

test('after Ann hands over her review queue, Ben opens a notification and continues with her current record and drafts @full', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const other = await makeAccount(request, { userName: '贝同事' });
  const ann = await pageOf(browser, demoAccount, '/approval/companyAudit?companyName=排队');
  await ann.getByRole('link', { name: '排队企业3' }).click();
  await expect(ann.getByText('您正在处理')).toBeVisible();
  await expect(ann.getByText('第 3 / 5 条')).toBeVisible();
  await reject(ann).click();
  await reason(ann).fill('执照过期');
  await reason(ann).press('Escape');
  await note(ann).fill('已电话联系');

  await ann.getByRole('button', { name: '更多 排队企业3' }).click();
  await ann.getByRole('menuitem', { name: '交接队列' }).press('Enter');
  await expect(dialog(ann).getByText('2 份未提交的原因和备注')).toBeVisible();
  await dialog(ann).getByRole('combobox', { name: '接手人' }).fill('贝同事');
  await ann.getByTitle(/贝同事/).click();
  await dialog(ann).getByRole('button', { name: '交接', exact: true }).click();
  const link = dialog(ann).getByRole('textbox', { name: '交接链接' });
  await expect(link).toHaveValue(/[?&]handover=1(?:#|$)/);
  await dialog(ann).getByRole('button', { name: '关闭' }).last().click();
  await expect(ann.getByText('贝同事 处理中').first()).toBeVisible();

  const home = await pageOf(browser, other, '/weclome');
  await home.getByRole('button', { name: /通知/ }).first().click();
  await home
    .getByRole('link', { name: /^系统管理员将审核队列交接给您/ })
    .first()
    .click();
  // Links in notices open in a new tab.
  const opened = home.context().waitForEvent('page');
  await home.getByRole('link', { name: '查看记录' }).click();
  const ben = await opened;
  await expect(ben.getByRole('alert').getByText('已接手 系统管理员 的队列：2 份草稿')).toBeVisible();
  await expect(reviewOf(ben, '排队企业3')).toBeVisible();
  await expect(ben).not.toHaveURL(/handover/);
  await expect(ben.getByText('第 3 / 5 条')).toBeVisible();
  await expect(ben.getByText('您正在处理')).toBeVisible();
  await expect(note(ben)).toHaveValue('已电话联系');
  await reject(ben).click();
  await expect(reason(ben)).toHaveValue('执照过期');
  await reason(ben).press('End');
  await reason(ben).pressSequentially('，请更新');
  await reason(ben).press('Control+Enter');
  await expect(reviewOf(ben, '排队企业4')).toBeVisible();
  await expect(ben.getByText('待审 4 条')).toBeVisible();

  await ben.getByRole('link', { name: '返回列表' }).first().click();
  await expect(ben.getByRole('link', { name: '排队企业4' })).toBeVisible();
  await expect(ben.getByRole('link', { name: /^其他企业/ })).toHaveCount(0);
});
