import { choose } from '../../support/form';
import { test } from '../../support/test';
import { above, deploy, otherwise, select } from '../openDesigner';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

test('travel expenses process: a sub-process checks receipts; a large amount needs two parallel approvals, a small one none @full', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [applicant, clerk, finance, manager] = await staff(request, '韩梅', '钱会计', '孙财务总监', '赵总');
  const { process, designer } = await newProcess(page, '差旅报销', { 目的地: '文本', 报销金额: '金额' });
  await choose(designer, '元素', '开始');
  await add(designer, '子流程', '票据核对');
  await add(designer, '包容分支', '分流');
  await addStep(designer, '财务总监审批', finance);
  await add(designer, '包容分支', '汇合');
  await add(designer, '结束节点');
  await select(designer, '分流');
  await addStep(designer, '总经理审批', manager);
  await choose(designer, '连线到', '汇合');
  await select(designer, '分流');
  await choose(designer, '连线到', '汇合');
  await above(designer, '分流 → 财务总监审批', '报销金额', '2000');
  await above(designer, '分流 → 总经理审批', '报销金额', '10000');
  await otherwise(designer, '分流 → 汇合');
  await select(designer, '票据核对 / 开始');
  await addStep(designer, '会计核对', clerk);
  await add(designer, '结束节点');
  await deploy(designer);

  const expenses = (place: string, amount: string) =>
    applyAs(page, { applicant, process, values: { 目的地: place, 报销金额: amount } }, '会计核对');
  const byClerk = '会计核对 通过钱会计';

  const near = await expenses('苏州', '860');
  await approveAs(page, clerk, near, '苏州');
  await expectPassed(page, applicant, near, byClerk);

  const far = await expenses('乌鲁木齐', '12000');
  await approveAs(page, clerk, far, '乌鲁木齐');
  await approveAs(page, manager, far, '12,000.00');
  await approveAs(page, finance, far, '12,000.00');
  await expectPassed(page, applicant, far, byClerk, '财务总监审批 通过孙财务总监', '总经理审批 通过赵总');
});
