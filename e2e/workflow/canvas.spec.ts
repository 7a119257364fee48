import { readFileSync } from 'node:fs';
import { demoAccount } from '@mocks/demo';
import { expectNoSidewaysScroll } from '../support/probes';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { apiCalls } from '../support/faults';
import { file } from '../support/files';
import { choose, fill } from '../support/form';
import { takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a user tests a condition with example values, and sees the zoom level and a minimap of the model @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/act/modelList');
  await takeAction(page, '设计', '请假流程');
  const designer = page.getByRole('dialog', { name: '流程设计 · 请假流程' });
  await expect(designer.locator('.djs-shape').filter({ hasText: '部门负责人审批' })).toBeVisible();
  await choose(designer, '元素', '请假时长');
  const example = designer.getByRole('region', { name: '用示例值测试条件' });
  // Calculated by hand: more than 24 hours take the long path (25, not 24), unless the step before was rejected.
  await fill(example, { '请假时长（小时）': '24' });
  await expect(example.getByRole('status')).toHaveText('将走分支“其他”');
  await fill(example, { '请假时长（小时）': '25' });
  await expect(example.getByRole('status')).toHaveText('将走分支“超过3天”');
  await example.getByRole('checkbox', { name: '上一步审批通过' }).uncheck();
  await expect(example.getByRole('status')).toHaveText('将走分支“其他”');

  // A step multiplies by 1.25: from 100 to 125 and 156.25, which is displayed as 156.
  await designer.getByRole('button', { name: /恢复 100 %$/ }).click();
  const zoom = designer.getByRole('button', { name: /^缩放 \d+ %/ });
  await expect(zoom).toHaveText('100 %');
  await designer.getByRole('button', { name: '放大', exact: true }).click();
  await expect(zoom).toHaveText('125 %');
  await designer.getByRole('button', { name: '放大', exact: true }).click();
  await expect(zoom).toHaveText('156 %');
  await expect(designer.locator('.djs-minimap.open svg').first()).toBeVisible();
  const canvas = designer.locator('.djs-container svg').first();
  await canvas.click({ position: { x: 260, y: 420 } });
  expect(await canvas.evaluate((svg) => getComputedStyle(svg).outlineStyle)).toBe('none');
});

test('a phone shows a process model, and asks for a wider screen to edit it @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount, '/act/modelList');
  await takeAction(page, '设计', '请假流程');
  const designer = page.getByRole('dialog', { name: '流程设计 · 请假流程' });
  await expect(designer.getByText('可以查看流程图；设计流程请使用更宽的屏幕')).toBeVisible();
  await expect(designer.locator('.djs-shape').filter({ hasText: '部门负责人审批' })).toBeVisible();
  await expect(designer.getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('publishing a model with a warning shows the warning and asks for confirmation, and cancelling publishes nothing @full', async ({
  page,
}) => {
  const calls = apiCalls(page);
  await openAs(page, demoAccount, '/act/modelList');
  await takeAction(page, '设计', '请假流程');
  const designer = page.getByRole('dialog', { name: '流程设计 · 请假流程' });
  await expect(designer.locator('.djs-shape').filter({ hasText: '部门负责人审批' })).toBeVisible();
  // Both flows have a condition and there is no default flow. A request that meets neither would get stuck.
  const condition =
    '<conditionExpression xsi:type="tFormalExpression"><![CDATA[${duration <= 24}]]></conditionExpression>';
  const drawing = readFileSync('mocks/seeds/processes/leave.bpmn20.xml', 'utf8')
    .replace(' default="leave_short"', '')
    .replace(/(<sequenceFlow id="leave_short"[^>]*) \/>/, `$1>${condition}</sequenceFlow>`);
  await designer.getByLabel('BPMN 文件').setInputFiles(file('leave.bpmn20.xml', drawing));
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  const question = dialog(page, '发现 1 个问题');
  await expect(question).toContainText('“请假时长”没有默认分支，条件都不满足时流程无法继续');
  await expect(question.getByRole('button', { name: '仍要发布' })).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toHaveCount(0);
  expect(calls.filter((call) => call.startsWith('POST /act/'))).toEqual([]);
});
