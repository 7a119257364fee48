import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { file } from '../support/files';
import { choice, fill, save } from '../support/form';
import { moveBy } from '../support/login';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

/** Thirty questions. Rows 6, 16 and 26 are invalid for different reasons. */
function sheet(): string {
  const rows = Array.from({ length: 30 }, (_, index) => `单选题,第${index + 1}个问题,甲,乙,丙,A,2`);
  rows[4] = '问答题,不认识的题型,甲,乙,丙,A,2';
  rows[14] = '多选题,只有一个答案,甲,乙,丙,A,2';
  rows[24] = '单选题,答案不在选项中,甲,乙,丙,D,2';
  return ['题型,题干,选项A,选项B,选项C,答案,分值', ...rows].join('\r\n');
}

test('a user imports 27 of 30 questions into a test, distributes the scores, tries the test and publishes it @full', async ({
  page,
}) => {
  const name = unique('测试');
  await openAs(page, demoAccount, '/contest/skillTestAdd');
  await fill(page.locator('main, #content'), { 测试名称: name });
  await fill(page.locator('main, #content'), { 测试职业: '信息安全' });
  await choice(page, '信息安全工程技术人员').click();

  await page.getByRole('button', { name: '导入', exact: true }).click();
  const box = dialog(page);
  await box.getByLabel(/点击选择文件/).setInputFiles(file('questions.csv', sheet()));
  // Every invalid row is listed before anything is sent.
  await expect(box.getByText('27 行可以导入，3 行有错误（有错误的行不会发送）')).toBeVisible();
  for (const [row, cause] of [
    ['6', '题型不正确'],
    ['16', '多选题至少有两个答案'],
    ['26', '答案不在选项中'],
  ] as const)
    await expect(
      box.getByRole('row').filter({ has: page.getByRole('cell', { name: row, exact: true }) }),
    ).toContainText(cause);
  await box.getByRole('button', { name: '导入 27 行' }).click();
  await expect(box.getByText('成功 27 / 失败 3')).toBeVisible();
  await expect(box.getByRole('button', { name: /^重试失败/ })).toHaveCount(0);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('button', { name: '下载未导入的行' }).click(),
  ]);
  expect(saved.suggestedFilename()).toContain('试题');
  await box.getByRole('button', { name: '关闭' }).last().click();

  await expect(page.getByText('共 27 题，分值合计 54.00 / 总分 100.00')).toBeVisible();
  await save(page);
  await expect(page.getByText('所有试题的分值之和必须等于总分')).toBeVisible();
  await page.getByRole('button', { name: '平均分配分值' }).click();
  await expect(page.getByText('共 27 题，分值合计 100.00 / 总分 100.00')).toBeVisible();

  const handle = page.getByRole('button', { name: '移动 第 1 题' });
  await handle.focus();
  await page.keyboard.press('Space');
  await moveBy(page, 'ArrowDown', '第 1 题 移到第 2 位');
  await page.keyboard.press('Space');
  await expect(page.getByRole('listitem').filter({ has: handle })).toContainText('第2个问题');
  await expectAccessible(page, 'form');

  await page.getByRole('button', { name: '预览试做' }).click();
  const paper = dialog(page);
  await paper.getByRole('radio', { name: 'A. 甲' }).first().check();
  await paper.getByRole('button', { name: '交卷' }).click();
  await answer(page, '交卷');
  await expect(dialog(page).getByText('客观题得分 3.00 / 100.00，待人工评分 0.00 分')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  await save(page);

  await expect(page).toHaveURL(/contest\/skillTest$/);
  await page
    .getByRole('button', { name: `发布 ${name}` })
    .or(page.getByRole('button', { name: `更多 ${name}` }))
    .first()
    .click();
  const item = page.getByRole('menuitem', { name: '发布', exact: true });
  if (await item.isVisible()) await item.click();
  await answer(page, '发布');
  await expect(rowOf(page, name)).toContainText('已发布');
});
