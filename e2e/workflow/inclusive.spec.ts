import { above, append, decidedBy, deploy, openDesigner, otherwise, select } from './openDesigner';
import { apply, approve } from './requests';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, unique } from '../support/backend';
import { choose, fill } from '../support/form';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

test('a user draws an inclusive gateway with two conditions and tests it, and a request passes through both branches @full', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [applicant, first, second] = await Promise.all([1, 2, 3].map(() => makeAccount(request)));
  if (!applicant || !first || !second) throw new Error('no accounts');
  const [key, title] = [unique('buy'), unique('采购')];

  const designer = await openDesigner(page, key);
  await choose(designer, '元素', '开始');
  await append(designer, '包容分支', '分流');
  await append(designer, '审批节点', '财务审批');
  await decidedBy(designer, first.username);
  await append(designer, '包容分支', '汇合');
  await append(designer, '结束节点');
  await choose(designer, '元素', '分流');
  await append(designer, '审批节点', '经理审批');
  await decidedBy(designer, second.username);
  await choose(designer, '连线到', '汇合');
  await choose(designer, '元素', '分流');
  await choose(designer, '连线到', '汇合');
  await above(designer, '分流 → 财务审批', '金额（元）', '1000');
  await above(designer, '分流 → 经理审批', '金额（元）', '5000');
  await otherwise(designer, '分流 → 汇合');

  await select(designer, '分流');
  const example = designer.getByRole('region', { name: '用示例值测试条件' });
  await fill(example, { '金额（元）': '6000' });
  await expect(example).toContainText('将同时走分支：分流 → 财务审批和分流 → 经理审批');
  await fill(example, { '金额（元）': '2000' });
  await expect(example).toContainText('将走分支“分流 → 财务审批”');
  await expectAccessible(page, '[role="dialog"]');
  await deploy(designer);

  await openAs(page, applicant, '/act/businessList');
  await apply(page, key, title, { '金额（元）': '6000' });
  await expect(rowOf(page, title)).toContainText('财务审批');
  await expect(rowOf(page, title)).toContainText('经理审批');

  await openAs(page, first, '/act/tasking');
  await approve(page, title);
  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, title)).toContainText('经理审批');
  await openAs(page, second, '/act/tasking');
  await approve(page, title);
  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, title)).toContainText('通过');
});

test('a user draws a sub-process, and a request passes through the step inside it and the step after it @full', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [applicant, first, second] = await Promise.all([1, 2, 3].map(() => makeAccount(request)));
  if (!applicant || !first || !second) throw new Error('no accounts');
  const [key, title] = [unique('sub'), unique('核对')];

  const designer = await openDesigner(page, key);
  await choose(designer, '元素', '开始');
  await append(designer, '子流程', '资料核对');
  await append(designer, '审批节点', '经理审批');
  await decidedBy(designer, second.username);
  await append(designer, '结束节点');
  await designer.getByRole('button', { name: '校验', exact: true }).click();
  await expect(designer.getByText('子流程“资料核对”中没有审批节点')).toBeVisible();
  await choose(designer, '元素', '资料核对 / 开始');
  await append(designer, '审批节点', '财务核对');
  await decidedBy(designer, first.username);
  await append(designer, '结束节点');
  await deploy(designer);

  await openAs(page, applicant, '/act/businessList');
  await apply(page, key, title);
  await expect(rowOf(page, title)).toContainText('财务核对');
  await openAs(page, first, '/act/tasking');
  await approve(page, title);
  await openAs(page, second, '/act/tasking');
  await approve(page, title);
  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, title)).toContainText('通过');
});
