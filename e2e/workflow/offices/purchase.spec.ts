import { choose } from '../../support/form';
import { expect, test } from '../../support/test';
import { above, deploy, otherwise, select } from '../openDesigner';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

test('purchase process: small amounts need only the head, larger ones also finance, and the largest also the manager @full', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [applicant, head, finance, manager] = await staff(request, '韩梅', '王主管', '钱会计', '赵总');
  const { process, designer } = await newProcess(page, '采购', { 采购物品: '文本', 采购金额: '金额' });
  await choose(designer, '元素', '开始');
  await addStep(designer, '部门主管审批', head);
  await add(designer, '条件分支', '金额');
  await addStep(designer, '财务审批', finance);
  await add(designer, '条件分支', '大额');
  await addStep(designer, '总经理审批', manager);
  await add(designer, '结束节点');
  for (const gateway of ['大额', '金额']) {
    await select(designer, gateway);
    await choose(designer, '连线到', '结束');
    await otherwise(designer, `${gateway} → 结束`);
  }
  // No flow crosses the step in the middle, so clicking there selects the step.
  await designer.locator('.djs-shape').filter({ hasText: '财务审批' }).click();
  await expect(designer.getByLabel('名称', { exact: true })).toHaveValue('财务审批');
  await above(designer, '金额 → 财务审批', '采购金额', '1000');
  await above(designer, '大额 → 总经理审批', '采购金额', '10000');
  await deploy(designer);

  const buy = (item: string, amount: string) =>
    applyAs(page, { applicant, process, values: { 采购物品: item, 采购金额: amount } }, '部门主管审批');
  const byHead = '部门主管审批 通过王主管';
  const byFinance = '财务审批 通过钱会计';

  const paper = await buy('打印纸', '1000');
  await approveAs(page, head, paper, '打印纸');
  await expectPassed(page, applicant, paper, byHead);

  const chairs = await buy('办公椅', '10000');
  await approveAs(page, head, chairs, '办公椅');
  await approveAs(page, finance, chairs, '10,000.00');
  await expectPassed(page, applicant, chairs, byHead, byFinance);

  const server = await buy('服务器', '10000.01');
  await approveAs(page, head, server, '服务器');
  await approveAs(page, finance, server, '10,000.01');
  await approveAs(page, manager, server, '10,000.01');
  await expectPassed(page, applicant, server, byHead, byFinance, '总经理审批 通过赵总');
});
