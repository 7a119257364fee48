import { openAs } from '../../support/backend';
import { choose } from '../../support/form';
import { emptyTable } from '../../support/table';
import { expect, test } from '../../support/test';
import { deploy } from '../openDesigner';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

test('recruitment process: after the screening, the approval of one of three interviewers is enough for the offer step @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [applicant, hr, ...interviewers] = await staff(request, '吴主管', '何人事', '严面试官', '华面试官', '金面试官');
  const [, chosen, late] = interviewers;
  const { process, designer } = await newProcess(page, '招聘', { 岗位: '文本', 招聘人数: '数字' });
  await choose(designer, '元素', '开始');
  await addStep(designer, '简历筛选', hr);
  await addStep(designer, '面试', ...interviewers);
  await choose(designer, '多人审批方式', '或签（一人决定即可）');
  await addStep(designer, '录用确认', hr);
  await add(designer, '结束节点');
  await deploy(designer);

  const values = { 岗位: '电工讲师', 招聘人数: '2' };
  const title = await applyAs(page, { applicant, process, values }, '简历筛选');
  await approveAs(page, hr, title, '电工讲师');
  await approveAs(page, chosen, title, '电工讲师');
  await openAs(page, late, '/act/tasking');
  await expect(emptyTable(page)).toBeVisible();
  await approveAs(page, hr, title);
  const interviews = ['面试 通过华面试官', '面试 已有结论，无需再审批严面试官、金面试官'];
  await expectPassed(page, applicant, title, '简历筛选 通过何人事', ...interviews, '录用确认 通过何人事');
});
