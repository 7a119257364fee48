import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { fill, save } from '../support/form';
import { messages } from '../support/notices';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

/** The leave process with steps of its own, decided by these two. */
function drawing(name: string, head: number, manager: number) {
  return readFileSync('mocks/seeds/processes/leave.bpmn20.xml', 'utf8')
    .replaceAll('leave_', `${name}_`)
    .replace('<process id="leave" name="请假流程"', `<process id="s-leave" name="${name}"`)
    .replaceAll('bpmnElement="leave"', 'bpmnElement="s-leave"')
    .replace('activiti:candidateGroups="head"', `activiti:candidateUsers="${head}"`)
    .replace('activiti:candidateUsers="1"', `activiti:candidateUsers="${manager}"`);
}

async function applyFor(page: Page, process: string, title: string, to: string) {
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: `申请 ${process}` }).click();
  await expect(page.getByRole('heading', { name: `申请 · ${process}` })).toBeVisible();
  await fill(page, { 申请标题: title, 描述: '回老家' });
  await page.getByLabel('开始时间', { exact: true }).fill('2026-03-02');
  await page.keyboard.press('Tab');
  await page.getByLabel('结束时间', { exact: true }).fill(to);
  await page.keyboard.press('Tab');
  await save(page);
  await expect(rowOf(page, title)).toContainText('部门负责人审批');
}

test('leave is deployed, applied for and decided: two days by the head alone, five by the manager too', async ({
  page,
  request,
}) => {
  const [applicant, head, manager] = await Promise.all([1, 2, 3].map(() => makeAccount(request)));
  if (!applicant || !head || !manager) throw new Error('no accounts');
  const process = unique('leave');
  await openAs(page, demoAccount, '/act/procDef/list');
  const buffer = Buffer.from(drawing(process, head.userId, manager.userId));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${process}.bpmn20.xml`, mimeType: 'application/xml', buffer });
  await expect(messages(page)).toHaveText('部署成功');
  await expect(rowOf(page, process)).toBeVisible();

  await openAs(page, applicant, '/act/businessList');
  await applyFor(page, process, '两天', '2026-03-03');
  await applyFor(page, process, '五天', '2026-03-06');
  await applyFor(page, process, '不去了', '2026-03-06');
  await page.getByRole('button', { name: '撤销 不去了' }).click();
  await dialog(page).getByRole('button', { name: '撤销' }).click();
  await expect(rowOf(page, '不去了')).toContainText('审批结束');

  await openAs(page, head, '/act/tasking');
  await page.getByRole('button', { name: '审批 两天' }).click();
  await expect(dialog(page)).toContainText('2 天（16 小时）');
  await dialog(page).getByRole('button', { name: '同意', exact: true }).last().click();
  await expect(dialog(page)).toContainText('5 天（40 小时）');
  await dialog(page).getByRole('button', { name: '同意', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openAs(page, manager, '/act/tasking');
  await page.getByRole('button', { name: '审批 五天' }).click();
  await expect(dialog(page)).toContainText('总经理审批');
  await dialog(page).getByRole('button', { name: '驳回' }).click();
  await expect(dialog(page)).toContainText('驳回时请填写审批意见');
  await dialog(page).getByLabel('审批意见').fill('人手不足');
  await dialog(page).getByRole('button', { name: '驳回' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, '两天')).toContainText('通过');
  await expect(rowOf(page, '五天')).toContainText('驳回');
  await page.getByRole('button', { name: '详细 五天' }).click();
  await expect(
    dialog(page)
      .getByRole('img', { name: /流程图/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
  await expect(dialog(page)).toContainText('人手不足');
});
