import type { Page } from '@playwright/test';
import { openAs } from '../../support/backend';
import { answer, dialog } from '../../support/dialog';
import { choices, choose, fill } from '../../support/form';
import { messages } from '../../support/notices';
import { rowOf, takeAction } from '../../support/table';
import { expect, test } from '../../support/test';
import { deploy } from '../openDesigner';
import { pick } from '../requests';
import { add, addStep, applyAs, approveAs, expectPassed, newProcess, staff } from './office';

/** Confirms the open action with this reason. */
async function act(page: Page, action: string, reason: string) {
  await fill(dialog(page), { 说明: reason });
  await answer(page, action);
  await expect(messages(page).filter({ hasText: `${action}成功` })).toBeVisible();
}

test('certificate process: a request is returned and sent again, handed over to a colleague, approved and sealed @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [applicant, hr, colleague, office] = await staff(request, '李雷', '何人事', '秦人事', '陶主任');
  const { process, designer } = await newProcess(page, '在职证明', { 用途: '文本' });
  await choose(designer, '元素', '开始');
  await addStep(designer, '人事开具', hr);
  await addStep(designer, '盖章', office);
  await add(designer, '结束节点');
  await deploy(designer);

  const title = await applyAs(page, { applicant, process, values: { 用途: '贷款' } }, '人事开具');
  await openAs(page, hr, '/act/tasking');
  await pick(page, title, '退回');
  await choose(dialog(page), '退回到', '申请人');
  await act(page, '退回', '请写明银行名称');

  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, title)).toContainText('申请人修改');
  await takeAction(page, '修改并重新提交', title);
  await fill(dialog(page), { 用途: '招商银行购房贷款' });
  await answer(page, '提交');

  await openAs(page, hr, '/act/tasking');
  await pick(page, title, '转办');
  await dialog(page).getByLabel('对方', { exact: true }).fill(colleague.username);
  await choices(page).filter({ hasText: colleague.username }).click();
  await act(page, '转办', '我今天休假');
  await approveAs(page, colleague, title, '招商银行购房贷款');
  await approveAs(page, office, title, '招商银行购房贷款');

  await expectPassed(
    page,
    applicant,
    title,
    '人事开具 已退回',
    '人事开具 · 退回何人事 → 申请人',
    '申请人修改 已重新提交',
    '人事开具 · 转办何人事 → 秦人事',
    '人事开具 通过秦人事',
    '盖章 通过陶主任',
  );
});
