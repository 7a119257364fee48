import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { file } from '../support/files';
import { choose, fill } from '../support/form';
import { rowOf, takeAction } from '../support/table';
import { openDesigner } from './openDesigner';
import { expect, test } from '../support/test';

/** Two parallel steps, each decided by one user. */
const drawing = (key: string, first: number, second: number) =>
  `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" id="d"><process id="${key}" name="${key}" isExecutable="true">
  <startEvent id="${key}_s" /><parallelGateway id="${key}_fork" /><parallelGateway id="${key}_join" /><endEvent id="${key}_e" />
  <userTask id="${key}_a" name="主管审批" activiti:candidateUsers="${first}" /><userTask id="${key}_b" name="人事审批" activiti:candidateUsers="${second}" />
  ${[
    ['s', 'fork'],
    ['fork', 'a'],
    ['fork', 'b'],
    ['a', 'join'],
    ['b', 'join'],
    ['join', 'e'],
  ]
    .map(
      ([from, to]) => `<sequenceFlow id="${key}_${from}${to}" sourceRef="${key}_${from}" targetRef="${key}_${to}" />`,
    )
    .join('')}</process></definitions>`;

async function deploy(request: APIRequestContext, key: string, xml: string) {
  const answer = await request.post('/api/act/process/deployByFile', {
    headers: { token: await tokenOf(request) },
    multipart: { file: { name: `${key}.bpmn`, mimeType: 'text/xml', buffer: Buffer.from(xml) } },
  });
  expect(await answer.json()).toMatchObject({ code: 0 });
}

async function apply(page: Page, key: string, title: string) {
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: `申请 ${key}` }).click();
  await fill(dialog(page), { 申请标题: title, 描述: '去苏州' });
  await dialog(page).getByRole('button', { name: '提交', exact: true }).click();
  await expect(rowOf(page, title)).toContainText('主管审批');
}

test('a rejection ends the request, closes the parallel task and is shown in the applicant’s bell @full', async ({
  page,
  request,
}) => {
  const [applicant, first, second] = await Promise.all([1, 2, 3].map(() => makeAccount(request)));
  if (!applicant || !first || !second) throw new Error('no accounts');
  const [key, title] = [unique('trip'), unique('出差')];
  await deploy(request, key, drawing(key, first.userId, second.userId));
  await openAs(page, applicant, '/act/businessList');
  await apply(page, key, title);

  await openAs(page, first, '/act/tasking');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('article', { name: title })).toContainText('去苏州');
  await page.keyboard.press('r');
  await dialog(page).getByRole('textbox').fill('请改成高铁');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article', { name: title }).getByText('审核驳回').first()).toBeVisible();

  await openAs(page, second, '/act/tasking');
  await expect(page.getByText('暂无数据').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, title)).toContainText('驳回');
  await takeAction(page, '查看', title);
  await expect(dialog(page).getByText('因其他环节被驳回而关闭')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /条未读/ }).click();
  await expect(page.getByText(`申请已驳回：${title}`).first()).toBeVisible();
});

test('the process check reports a path where a rejection has no effect; exported XML keeps “continue after a rejection” @full', async ({
  page,
}) => {
  const key = unique('trip');
  const designer = await openDesigner(page, key);
  const two = readFileSync('mocks/seeds/processes/purchase.bpmn20.xml', 'utf8').replaceAll('purchase_', `${key}_`);
  await designer.getByLabel('BPMN 文件').setInputFiles(file('purchase.bpmn20.xml', two));
  await expect(designer.locator(`[data-element-id="${key}_head"]`)).toBeVisible();
  await designer.getByRole('button', { name: '校验', exact: true }).click();
  await expect(designer.getByText('校验通过')).toBeVisible();

  await choose(designer, '元素', '部门负责人审批');
  await designer.getByLabel('驳回后继续流转').check();
  await designer.getByRole('button', { name: '校验', exact: true }).click();
  const finding = designer.getByRole('button', { name: /驳回在此路径上不生效：部门负责人审批 → .*财务审批/ });
  await expect(finding).toBeVisible();
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  // The confirmation before deploying names the path again.
  await expect(dialog(page)).toContainText('驳回在此路径上不生效：部门负责人审批');
  await answer(page, '仍要发布');
  await expect(page.getByText('发布成功').last()).toBeVisible();
  await designer.getByRole('button', { name: '关闭' }).click();
  await expect(rowOf(page, key)).not.toContainText('未发布');
  await takeAction(page, '设计', key);

  await designer.getByRole('button', { name: '导出' }).click();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出 XML' }).click(),
  ]);
  const xml = readFileSync(await exported.path(), 'utf8');
  expect(xml).toContain('activiti:rejection="continue"');
  await designer.getByLabel('BPMN 文件').setInputFiles(file('again.bpmn20.xml', xml));
  await choose(designer, '元素', '部门负责人审批');
  await expect(designer.getByLabel('驳回后继续流转')).toBeChecked();
});
