import { choose } from '../../support/form';
import { test } from '../../support/test';
import { deploy, select } from '../openDesigner';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

test('onboarding process: IT, HR and the front desk prepare in parallel, and the head’s step follows when all are done @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [applicant, it, hr, desk, head] = await staff(request, '何人事', '朱运维', '秦人事', '尤前台', '王主管');
  const { process, designer } = await newProcess(page, '入职', { 新员工: '文本', 入职日期: '日期' });
  await choose(designer, '元素', '开始');
  await add(designer, '并行分支', '分头准备');
  await addStep(designer, '开通账号', it);
  await add(designer, '并行分支', '准备完毕');
  await addStep(designer, '部门接收', head);
  await add(designer, '结束节点');
  for (const [step, who] of [
    ['签订合同', hr],
    ['安排工位', desk],
  ] as const) {
    await select(designer, '分头准备');
    await addStep(designer, step, who);
    await choose(designer, '连线到', '准备完毕');
  }
  await deploy(designer);

  const values = { 新员工: '许新人', 入职日期: '2027-01-04' };
  const title = await applyAs(page, { applicant, process, values }, '开通账号', '签订合同', '安排工位');
  for (const who of [desk, it, hr, head]) await approveAs(page, who, title, '许新人');
  const prepared = ['开通账号 通过朱运维', '签订合同 通过秦人事', '安排工位 通过尤前台'];
  await expectPassed(page, applicant, title, ...prepared, '部门接收 通过王主管');
});
