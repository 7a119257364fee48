import { choose } from '../../support/form';
import { test } from '../../support/test';
import { deploy, select } from '../openDesigner';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

test('contract process: legal and finance read the contract in parallel, and the manager signs after both @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [applicant, legal, finance, manager] = await staff(request, '周销售', '郑法务', '钱会计', '赵总');
  const { process, designer } = await newProcess(page, '合同', { 合同名称: '文本', 合同金额: '金额' });
  await choose(designer, '元素', '开始');
  await add(designer, '并行分支', '分头审核');
  await addStep(designer, '法务审核', legal);
  await add(designer, '并行分支', '汇合');
  await addStep(designer, '总经理签批', manager);
  await add(designer, '结束节点');
  await select(designer, '分头审核');
  await addStep(designer, '财务审核', finance);
  await choose(designer, '连线到', '汇合');
  await deploy(designer);

  const values = { 合同名称: '年度维保合同', 合同金额: '88000' };
  const title = await applyAs(page, { applicant, process, values }, '法务审核', '财务审核');
  await approveAs(page, finance, title, '88,000.00');
  await approveAs(page, legal, title, '年度维保合同');
  await approveAs(page, manager, title, '年度维保合同');
  await expectPassed(page, applicant, title, '法务审核 通过郑法务', '财务审核 通过钱会计', '总经理签批 通过赵总');
});
