import { choose } from '../../support/form';
import { test } from '../../support/test';
import { deploy } from '../openDesigner';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

test('price change process: sales, finance and product must all agree, in any order @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [applicant, sales, finance, product] = await staff(request, '周专员', '孙销售总监', '钱财务总监', '冯产品总监');
  const { process, designer } = await newProcess(page, '调价', { 课程: '文本', 新价格: '金额', 生效日期: '日期' });
  await choose(designer, '元素', '开始');
  await addStep(designer, '价格会签', sales, finance, product);
  await choose(designer, '多人审批方式', '会签（须全部同意）');
  await add(designer, '结束节点');
  await deploy(designer);

  const values = { 课程: '高级焊工班', 新价格: '3980', 生效日期: '2027-01-01' };
  const title = await applyAs(page, { applicant, process, values }, '价格会签');
  await approveAs(page, product, title, '高级焊工班');
  await approveAs(page, sales, title, '3,980.00');
  await approveAs(page, finance, title, '2027-01-01');
  const history = [sales, finance, product].map(({ name }) => `价格会签 通过${name}`);
  await expectPassed(page, applicant, title, ...history);
});
