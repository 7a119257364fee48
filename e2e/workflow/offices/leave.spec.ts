import { openAs } from '../../support/backend';
import { dialog } from '../../support/dialog';
import { choose, fill, save } from '../../support/form';
import { expect, test } from '../../support/test';
import { above, deploy, otherwise, select } from '../openDesigner';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

test('leave process: a substitute decides for the absent head, and more than three days also need the manager @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [applicant, head, deputy, manager] = await staff(request, '李雷', '王主管', '孙副主管', '赵总');
  const { process, designer } = await newProcess(page, '请假', { 请假天数: '数字' });
  await choose(designer, '元素', '开始');
  await addStep(designer, '部门主管审批', head);
  await add(designer, '条件分支', '天数');
  await addStep(designer, '总经理审批', manager);
  await add(designer, '结束节点');
  await select(designer, '天数');
  await choose(designer, '连线到', '结束');
  await above(designer, '天数 → 总经理审批', '请假天数', '3');
  await otherwise(designer, '天数 → 结束');
  await deploy(designer);

  await openAs(page, head, '/account/base');
  await page.getByRole('button', { name: '设置代理人' }).click();
  const form = dialog(page, '设置代理人');
  await form.getByRole('combobox', { name: '代理人' }).fill(deputy.username);
  await page.getByTitle(new RegExp(deputy.username)).click();
  await fill(form, { 结束日期: '2999-12-31', 说明: '外出培训' });
  await save(form);
  await expect(page.getByRole('list', { name: '外出代理' })).toContainText('孙副主管 代理 王主管');

  const asked = { applicant, process };
  const short = await applyAs(page, { ...asked, values: { 请假天数: '1' } }, '部门主管审批');
  await approveAs(page, deputy, short, '代 王主管');
  const byDeputy = '部门主管审批 通过孙副主管（代 王主管）';
  await expectPassed(page, applicant, short, byDeputy);

  const long = await applyAs(page, { ...asked, values: { 请假天数: '5' } }, '部门主管审批');
  await approveAs(page, deputy, long, '代 王主管');
  await approveAs(page, manager, long);
  await expectPassed(page, applicant, long, byDeputy, '总经理审批 通过赵总');
});
