import { readFileSync } from 'node:fs';
import { demoAccount } from '@mocks/demo';
import { openDesigner } from './openDesigner';
import { apply, approve } from './requests';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { file } from '../support/files';
import { choices, choose, fill } from '../support/form';
import { pageOf } from '../support/installation';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a user draws and deploys a step that three people must approve; the history names the person who has not decided yet @full', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const made = await Promise.all([1, 2, 3, 4].map(() => makeAccount(request)));
  const [applicant, ...signers] = made.toSorted((one, other) => one.userId - other.userId);
  const [first, second, third] = signers;
  if (!applicant || !first || !second || !third) throw new Error('no accounts');
  const [key, title] = [unique('sign'), unique('会签')];

  const designer = await openDesigner(page, key);
  await choose(designer, '元素', '开始');
  await designer.getByRole('button', { name: '添加后续节点' }).click();
  await page.getByRole('menuitem', { name: '审批节点' }).click();
  await designer.getByLabel('名称', { exact: true }).fill('部门会签');
  await designer.getByLabel('名称', { exact: true }).press('Enter');
  for (const { username } of signers) {
    await designer.getByLabel('审批人', { exact: true }).fill(username);
    await choices(page).filter({ hasText: username }).click();
  }
  await page.keyboard.press('Escape');
  await choose(designer, '多人审批方式', '按比例会签');
  await fill(designer, { '通过比例（%）': '75' });
  await designer.getByLabel('通过比例（%）').press('Tab');
  await designer.getByRole('button', { name: '导出' }).click();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出 XML' }).click(),
  ]);
  const xml = readFileSync(await exported.path(), 'utf8');
  expect(xml).toContain('activiti:collection="${signers}" activiti:elementVariable="signer"');
  expect(xml).toContain('${nrOfCompletedInstances/nrOfInstances &gt;= 0.75}');
  await designer.getByLabel('BPMN 文件').setInputFiles(file('again.bpmn20.xml', xml));
  await answer(page, '放弃修改');
  await choose(designer, '元素', '部门会签');
  await expect(designer.getByLabel('通过比例（%）')).toHaveValue('75');
  await choose(designer, '多人审批方式', '会签（须全部同意）');
  await expect(designer.getByText('会签和依次审批：一人驳回即驳回。')).toBeVisible();
  await choose(designer, '找不到审批人时', '跳过此节点');
  await expectAccessible(page, '[role="dialog"]');
  await designer.getByRole('button', { name: '添加后续节点' }).click();
  await page.getByRole('menuitem', { name: '结束节点' }).click();
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('发布成功').last()).toBeVisible();

  await openAs(page, applicant, '/act/businessList');
  await apply(page, key, title);
  for (const who of [first, second]) {
    const own = await pageOf(browser, who, '/act/tasking');
    await approve(own, title);
    await own.context().close();
  }
  await page.reload();
  await takeAction(page, '查看', title);
  const missing = `2/3 已通过，还差 ${third.username}`;
  // The text appears in the history and at the step of the diagram.
  await expect(dialog(page).getByText(missing, { exact: true })).toHaveCount(2);
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');

  await approve(await pageOf(browser, third, '/act/tasking'), title);
  await page.reload();
  await expect(rowOf(page, title)).toContainText('通过');
  await takeAction(page, '查看', title);
  await expect(dialog(page).getByText('3/3 已通过', { exact: true })).toHaveCount(2);
});

test('a step for which no decider is found goes to the administrator, and the history shows the reason @full', async ({
  page,
  browser,
  request,
}) => {
  const [key, title] = [unique('nobody'), unique('外出')];
  const xml = `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" id="d"><process id="${key}" name="${key}" isExecutable="true">
    <startEvent id="${key}_s" /><userTask id="${key}_a" name="专员审批" activiti:candidateGroups="role:99999" /><endEvent id="${key}_e" />
    <sequenceFlow id="${key}_f1" sourceRef="${key}_s" targetRef="${key}_a" /><sequenceFlow id="${key}_f2" sourceRef="${key}_a" targetRef="${key}_e" />
  </process></definitions>`;
  const answer = await request.post('/api/act/process/deployByFile', {
    headers: { token: await tokenOf(request) },
    multipart: { file: { name: `${key}.bpmn`, mimeType: 'text/xml', buffer: Buffer.from(xml) } },
  });
  expect(await answer.json()).toMatchObject({ code: 0 });

  await openAs(page, await makeAccount(request), '/act/businessList');
  await apply(page, key, title);
  await takeAction(page, '查看', title);
  await expect(dialog(page).getByText('找不到审批人，已转给管理员 系统管理员')).toBeVisible();
  await page.keyboard.press('Escape');
  const admin = await pageOf(browser, demoAccount, `/act/tasking?processName=${encodeURIComponent(title)}`);
  await expect(admin.getByRole('link', { name: title })).toBeVisible();
});
