import { append, decidedBy, deploy, openDesigner } from './openDesigner';
import { apply, approve } from './requests';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { choose } from '../support/form';
import { messages } from '../support/notices';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a user draws and deploys a process with parallel branches; a request ends when both branches have approved it @full', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [applicant, first, second] = await Promise.all([1, 2, 3].map(() => makeAccount(request)));
  if (!applicant || !first || !second) throw new Error('no accounts');
  const [key, title] = [unique('trip'), unique('出差')];

  const designer = await openDesigner(page, key);
  await choose(designer, '元素', '开始');
  await append(designer, '并行分支', '分头');
  await append(designer, '审批节点', '主管审批');
  await designer.getByLabel('超时提醒（小时）').fill('24');
  await designer.getByLabel('超时提醒（小时）').press('Tab');
  await expect(designer.locator('.djs-shape').filter({ hasText: '24 小时' })).toBeVisible();
  await append(designer, '并行分支', '汇合');
  await append(designer, '结束节点');
  await choose(designer, '元素', '分头');
  await append(designer, '审批节点', '人事审批');
  await choose(designer, '连线到', '汇合');
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  // The message about the save may still be visible.
  await expect(messages(page).filter({ hasText: '不能发布' })).toHaveText(`“${key}”有错误，不能发布`);

  for (const [step, who] of [
    ['主管审批', first],
    ['人事审批', second],
  ] as const) {
    await designer.getByRole('button', { name: `“${step}”没有指定审批人` }).click();
    await decidedBy(designer, who.username);
    await designer.getByRole('button', { name: '校验', exact: true }).click();
  }
  await expectAccessible(page, '[role="dialog"]');
  await deploy(designer);

  await openAs(page, applicant, '/act/businessList');
  await apply(page, key, title);
  await expect(rowOf(page, title)).toContainText('主管审批');
  await expect(rowOf(page, title)).toContainText('人事审批');

  for (const who of [first, second]) {
    await openAs(page, who, '/act/tasking');
    await approve(page, title);
  }

  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, title)).toContainText('通过');
  await takeAction(page, '查看', title);
  // Submission, two decisions, end: 通过 appears three times.
  await expect(dialog(page).getByText('提交申请')).toBeVisible();
  await expect(dialog(page).getByText('通过', { exact: true })).toHaveCount(3);
});
