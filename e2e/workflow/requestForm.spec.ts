import type { Browser, Locator, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { type Account, makeAccount, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { file } from '../support/files';
import { choose, fill } from '../support/form';
import { deskTest, pageOf } from '../support/installation';
import { rowOf, takeAction } from '../support/table';
import { expect } from '../support/test';
import { append, createModel, decidedBy } from './openDesigner';

const test = deskTest();

const review = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Adds two fields to the form of the diagram: a required amount, and a text. */
async function defineForm(page: Page, designer: Locator) {
  await designer.getByRole('button', { name: '表单' }).click();
  const form = dialog(page, '申请表单');
  await form.getByRole('button', { name: '添加字段' }).click();
  await form.getByLabel('名称').fill('金额');
  await choose(form, '类型', '金额');
  await form.getByLabel('必填').check();
  await form.getByRole('button', { name: '添加字段' }).click();
  await form.getByLabel('名称').last().fill('内部说明');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form).toBeHidden();
}

async function deploy(page: Page, designer: Locator) {
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('发布成功').last()).toBeVisible();
}

/** Opens the pending task of a user. */
async function openTask(browser: Browser, account: Account, title: string) {
  const page = await pageOf(browser, account, '/act/tasking');
  await page.getByRole('link', { name: title }).click();
  await expect(review(page, title)).toContainText('拜访客户');
  return page;
}

/** Draws a stroke into the signature pad. */
async function sign(page: Page, panel: Locator) {
  const pad = panel.getByRole('img', { name: '签名区，可用鼠标或手指书写' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 30, { steps: 5 });
  await page.mouse.up();
  await panel.getByRole('button', { name: '确认签名' }).click();
  await expect(panel.getByRole('img', { name: '签名', exact: true })).toBeVisible();
}

test('the first decider changes and signs the amount of a request; the second approves it without seeing a hidden field @full', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const [applicant, first, second] = await Promise.all([1, 2, 3].map(() => makeAccount(request, { roleIds: [2] })));
  if (!applicant || !first || !second) throw new Error('no accounts');
  const [key, title] = [unique('gift'), unique('礼品')];

  const admin = await pageOf(browser, demoAccount, '/act/modelList');
  const designer = await createModel(admin, key);
  await defineForm(admin, designer);
  await choose(designer, '元素', '开始');
  await append(designer, '审批节点', '初审');
  await decidedBy(designer, first.username);
  await choose(designer, '字段“金额”', '可修改');
  await designer.getByLabel('需要签名').check();
  await append(designer, '审批节点', '复审');
  await decidedBy(designer, second.username);
  await choose(designer, '字段“内部说明”', '隐藏');
  await append(designer, '结束节点');
  await choose(designer, '元素', '初审');
  await expect(designer.getByText('可修改')).toBeVisible();
  await expect(designer.getByLabel('需要签名')).toBeChecked();
  await expectAccessible(admin, '[role="dialog"]');
  await deploy(admin, designer);

  const own = await pageOf(browser, applicant, '/act/businessList');
  await own.getByRole('button', { name: '新建' }).click();
  await own.getByRole('button', { name: `申请 ${key}` }).click();
  await fill(dialog(own), { 申请标题: title, 金额: '300', 内部说明: '老朋友', 描述: '拜访客户' });
  await dialog(own).getByRole('button', { name: '提交', exact: true }).click();
  await expect(rowOf(own, title)).toContainText('初审');

  const page = await openTask(browser, first, title);
  await page.getByRole('button', { name: /^通过/ }).click();
  const panel = dialog(page, /^通过/);
  await expect(panel.getByLabel('内部说明')).toHaveCount(0);
  await fill(panel, { 金额: '650', '审核意见（选填）': '改为 650 元' });
  await panel.locator('input[type=file]').setInputFiles(file('quote.pdf', '%PDF-1.4\n%%EOF'));
  await expect(panel.getByText('quote.pdf').first()).toBeVisible();
  await panel.getByRole('button', { name: /^通过/ }).click();
  await expect(panel.getByText('请签名并点击“确认签名”')).toBeVisible();
  await sign(page, panel);
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^通过/ }).click();
  await expect(review(page, title).getByText('审核通过').first()).toBeVisible();

  // A new version has a different label, but the running request keeps its own form.
  await admin.goto('/act/modelList');
  await takeAction(admin, '设计', key);
  const again = admin.getByRole('dialog', { name: `流程设计 · ${key}` });
  await again.getByRole('button', { name: '表单' }).click();
  await dialog(admin, '申请表单').getByLabel('名称').first().fill('预算');
  await dialog(admin, '申请表单').getByRole('button', { name: '确定' }).click();
  await expect(dialog(admin, '申请表单')).toBeHidden();
  await deploy(admin, again);

  const reader = await openTask(browser, second, title);
  const task = review(reader, title);
  await expect(task).toContainText('650.00');
  await expect(task).toContainText('金额');
  await expect(task).not.toContainText('预算');
  await expect(task).not.toContainText('内部说明');
  await expect(task).not.toContainText('老朋友');
  await expect(task.getByRole('link', { name: 'quote.pdf' })).toBeVisible();
  await reader.getByRole('button', { name: /^通过/ }).click();
  await dialog(reader, /^通过/).getByRole('button', { name: /^通过/ }).click();
  await expect(task.getByText('审核通过').first()).toBeVisible();

  await own.reload();
  await takeAction(own, '查看', title);
  const history = dialog(own);
  await expect(history).toContainText(/金额：\D*300\.00 → \D*650\.00/);
  await expect(history).toContainText('老朋友');
  await expect(history.getByRole('link', { name: 'quote.pdf' })).toBeVisible();
  await expect(history.getByRole('img', { name: `${first.username}的签名` })).toBeVisible();
  await history.getByRole('button', { name: '打印' }).click();
  await expect(dialog(own, '打印预览').getByRole('img', { name: `${first.username}的签名` })).toBeVisible();
});
