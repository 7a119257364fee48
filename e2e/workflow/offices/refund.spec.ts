import { choose } from '../../support/form';
import { test } from '../../support/test';
import { above, deploy, otherwise, select } from '../openDesigner';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

test('refund process: the service lead approves every refund; finance must also approve refunds above a limit @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [agent, lead, finance] = await staff(request, '小陈客服', '刘客服主管', '钱会计');
  const { process, designer } = await newProcess(page, '退款', { 订单号: '文本', 退款金额: '金额' });
  await choose(designer, '元素', '开始');
  await addStep(designer, '客服主管审批', lead);
  await add(designer, '条件分支', '限额');
  await addStep(designer, '财务审批', finance);
  await add(designer, '结束节点');
  await select(designer, '限额');
  await choose(designer, '连线到', '结束');
  await above(designer, '限额 → 财务审批', '退款金额', '500');
  await otherwise(designer, '限额 → 结束');
  await deploy(designer);

  const refund = (amount: string) =>
    applyAs(page, { applicant: agent, process, values: { 订单号: 'A2031', 退款金额: amount } }, '客服主管审批');
  const byLead = '客服主管审批 通过刘客服主管';

  const small = await refund('500');
  await approveAs(page, lead, small, 'A2031');
  await expectPassed(page, agent, small, byLead);

  const large = await refund('500.5');
  await approveAs(page, lead, large, 'A2031');
  await approveAs(page, finance, large, '500.50');
  await expectPassed(page, agent, large, byLead, '财务审批 通过钱会计');
});
