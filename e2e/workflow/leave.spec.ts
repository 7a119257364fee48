import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { file } from '../support/files';
import { fill } from '../support/form';
import { messages } from '../support/notices';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

/** The leave process with separate step ids, decided by these two users. */
function drawing(name: string, head: number, manager: number) {
  return readFileSync('mocks/seeds/processes/leave.bpmn20.xml', 'utf8')
    .replaceAll('leave_', `${name}_`)
    .replace('activiti:candidateGroups="head"', `activiti:candidateUsers="${head}"`)
    .replace('activiti:candidateUsers="1"', `activiti:candidateUsers="${manager}"`);
}

async function applyFor(page: Page, title: string, to: string) {
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: '申请 请假流程' }).click();
  await expect(page.getByRole('heading', { name: '申请 · 请假流程' })).toBeVisible();
  await fill(page, { 申请标题: title, 描述: '回老家' });
  await page.getByLabel('开始时间', { exact: true }).fill('2026-03-02');
  await page.keyboard.press('Tab');
  await page.getByLabel('结束时间', { exact: true }).fill(to);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(rowOf(page, title)).toContainText('部门负责人审批');
}

/** Returns the review of a task. Its heading is the title of the request. */
const review = (page: Page, title: string) => page.getByRole('article', { name: title });

test('in a deployed leave process, two days need only the head’s approval, and five days also the manager’s @full', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [applicant, head, manager] = await Promise.all([1, 2, 3].map(() => makeAccount(request)));
  if (!applicant || !head || !manager) throw new Error('no accounts');
  const [five, own] = [unique('五天'), unique('leave')];

  await openAs(page, demoAccount, '/act/modelList');
  await takeAction(page, '设计', '请假流程');
  const designer = dialog(page, '流程设计 · 请假流程');
  await expect(designer.locator('.djs-shape').filter({ hasText: '部门负责人审批' })).toBeVisible();
  await designer
    .getByLabel('BPMN 文件')
    .setInputFiles(file('leave.bpmn20.xml', drawing(own, head.userId, manager.userId)));
  await expect(designer.locator(`[data-element-id="${own}_head"]`)).toBeVisible();
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(messages(page)).toHaveText('发布成功');

  await openAs(page, applicant, '/act/businessList');
  await applyFor(page, '两天', '2026-03-03');
  await applyFor(page, five, '2026-03-06');
  await applyFor(page, '改期', '2026-03-06');
  await applyFor(page, '不去了', '2026-03-06');
  await takeAction(page, '撤销', '不去了');
  await dialog(page).getByRole('button', { name: '撤销' }).click();
  await expect(rowOf(page, '不去了')).toContainText('审批结束');

  await openAs(page, head, '/act/tasking');
  await page.getByRole('link', { name: '两天' }).click();
  await expect(review(page, '两天')).toContainText('2 天（16 小时）');
  await expect(page.getByText('第 1 / 3 条')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(review(page, five)).toContainText('5 天（40 小时）');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(review(page, '改期')).toBeVisible();
  await page.keyboard.press('r');
  await expectAccessible(page);
  await page.getByLabel('驳回原因').fill('人手不足');
  await page.keyboard.press('Control+Enter');
  await expect(review(page, '改期').getByText('审核驳回').first()).toBeVisible();

  await openAs(page, demoAccount, `/act/procInstRuns?name=${five}`);
  await takeAction(page, '挂起', five);
  await answer(page, '挂起');
  await expect(rowOf(page, five)).toContainText('挂起');
  await openAs(page, manager, '/act/tasking');
  await page.getByRole('link', { name: five }).click();
  await expect(page.getByText('流程已挂起，暂时不能审批')).toBeVisible();
  // Calls the API, because a page test covers the button.
  const [instance = ''] = new URL(page.url()).searchParams.get('id')?.split(':') ?? [];
  await request.post(`/api/act/process/ins/update/${instance}/active`, { headers: { token: await tokenOf(request) } });
  await page.reload();
  await expect(review(page, five)).toContainText('总经理审批');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(review(page, five).getByText('审核通过').first()).toBeVisible();

  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, '两天')).toContainText('通过');
  await expect(rowOf(page, five)).toContainText('通过');
  await expect(rowOf(page, '改期')).toContainText('驳回');
  await takeAction(page, '查看', five);
  const shown = dialog(page);
  await expect(
    shown
      .getByRole('group', { name: /流程图/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
  // Two decisions and the end.
  await expect(shown.getByText('通过', { exact: true })).toHaveCount(3);
  await expect(shown.getByText('提交申请')).toBeVisible();
});
