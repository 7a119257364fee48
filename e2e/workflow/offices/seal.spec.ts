import { openAs } from '../../support/backend';
import { answer, dialog } from '../../support/dialog';
import { rowOf, takeAction } from '../../support/table';
import { expect, test } from '../../support/test';
import { deploy } from '../openDesigner';
import { choosePeople, pick } from '../requests';
import { applyAs, approveAs, decidedBy, expectPassed, newProcess, staff } from './office';

test('seal requests: a user draws the process with the mouse; a request is copied to the archivist and then approved @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [applicant, office, archive] = await staff(request, '周销售', '陶主任', '吴档案');
  const { process, designer } = await newProcess(page, '用印', { 用印文件: '文本', 份数: '数字' });
  const canvas = designer.getByRole('group', { name: `${process} 的流程图` });
  const start = await designer.locator('[data-element-id$="_start"]').boundingBox();
  const corner = await canvas.boundingBox();
  if (!start || !corner) throw new Error('no drawing');
  /** Selects a tool of the palette, and clicks at these distances from the start. */
  const draw = async (tool: string, ...distances: readonly number[]) => {
    await designer.getByRole('button', { name: tool, exact: true }).click();
    for (const distance of distances)
      await canvas.click({ position: { x: start.x - corner.x + 18 + distance, y: start.y - corner.y + 18 } });
  };

  await draw('审批节点', 180);
  await decidedBy(designer, '用印审批', office);
  await draw('结束节点', 360);
  await draw('连线', 0, 180);
  await draw('连线', 180, 360);
  await deploy(designer);

  const values = { 用印文件: '投标书', 份数: '3' };
  const title = await applyAs(page, { applicant, process, values }, '用印审批');
  await openAs(page, office, '/act/tasking');
  await pick(page, title, '抄送');
  await choosePeople(page, archive.username);
  await answer(page, '抄送');
  await approveAs(page, office, title, '投标书');

  await openAs(page, archive, '/act/copied');
  await expect(rowOf(page, title)).toContainText('未读');
  await takeAction(page, '查看', title);
  await expect(dialog(page)).toContainText('投标书');
  await expectPassed(page, applicant, title, '用印审批 · 抄送陶主任 → 吴档案', '用印审批 通过陶主任');
});
