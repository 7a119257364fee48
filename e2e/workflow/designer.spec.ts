import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { demoAccount } from '@mocks/demo';
import { openAs, unique } from '../support/backend';
import { openDesigner } from './openDesigner';
import { expectAccessible } from '../support/axe';
import { file } from '../support/files';
import { choose, fill, save } from '../support/form';
import { messages } from '../support/notices';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

test('a user creates a model, loads a diagram file, fixes what the check reports, and saves and deploys the model @full', async ({
  page,
}) => {
  const key = unique('trip');
  const designer = await openDesigner(page, key);
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(designer.getByRole('list', { name: '校验结果' })).toContainText('缺少结束节点');

  const drawing = readFileSync('mocks/seeds/processes/leave.bpmn20.xml', 'utf8')
    .replaceAll('leave_', `${key}_`)
    .replace(' activiti:candidateUsers="1"', '');
  await designer.getByLabel('BPMN 文件').setInputFiles(file('trip.bpmn20.xml', drawing));
  await expect(designer.locator('.djs-shape').filter({ hasText: '部门负责人审批' })).toBeVisible();
  await designer.getByRole('button', { name: '校验', exact: true }).click();
  await designer.getByRole('button', { name: '“总经理审批”没有指定审批人' }).click();
  await choose(designer, '审批角色', '管理员');
  await page.keyboard.press('Escape');
  await choose(designer, '元素', '请假时长 → 总经理审批');
  await fill(designer, { 数值: '40' });
  await designer.getByLabel('名称', { exact: true }).fill('超过5天');
  await designer.getByRole('button', { name: '校验', exact: true }).click();
  await expect(designer.getByText('校验通过')).toBeVisible();
  await expect(designer.getByText('${duration > 40 && result == 2}')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');

  await designer.getByRole('button', { name: '撤销', exact: true }).click();
  await designer.getByRole('button', { name: '重做', exact: true }).click();
  await save(designer);
  await expect(page.getByText('保存成功').last()).toBeVisible();
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('发布成功').last()).toBeVisible();
  await designer.getByRole('button', { name: '关闭' }).click();
  await expect(designer).toHaveCount(0);
  await expect(rowOf(page, key)).not.toContainText('未发布');

  await openAs(page, demoAccount, `/act/procDef/list?key=${key}`);
  const archive = zipSync({
    'trip.bpmn20.xml': strToU8(drawing.replace('id="leave" name="请假流程"', `id="${key}" name="${key}"`)),
  });
  await page.locator('input[type=file]').setInputFiles(file('trip.zip', Buffer.from(archive)));
  await expect(messages(page)).toHaveText('部署成功');
  await expect(page.getByRole('checkbox', { name: `选择 ${key} v2` })).toBeVisible();
});
