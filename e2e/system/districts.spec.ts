import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { apiCalls } from '../support/faults';
import { fill, save } from '../support/form';
import { messages } from '../support/notices';
import { expectNoMouseOnlyControls } from '../support/probes';
import { cellTexts, rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a user finds a district by pinyin or in the tree, which loads each branch when it is opened @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/dist');
  await expect(page.getByText(/^共 3,3\d\d 条$/)).toBeVisible();
  const tree = page.getByRole('tree', { name: '行政区划' });
  await expect(tree.getByText('广东')).toBeVisible();
  const calls = apiCalls(page);
  await tree.getByRole('treeitem', { name: '广东' }).getByRole('img').click();
  await expect(tree.getByText('深圳')).toBeVisible();
  expect(calls.filter((call) => call.includes('/districts/'))).toEqual(['GET /system/districts/list']);
  await tree.getByText('深圳').click();
  await expect(page).toHaveURL(/\?pid=4403$/);
  await expect(rowOf(page, '南山')).toContainText('广东 / 深圳');
  await expectNoMouseOnlyControls(page);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: '查找地区' }).fill('chaoyang');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '朝阳 吉林 / 长春' }).click();
  await expect(page).toHaveURL(/\?id=220104$/);
  await expect.poll(() => cellTexts(page, '上级地区')).toEqual(['吉林 / 长春']);
});

test('a user adds a district below a city, changes it and removes it @full', async ({ page }) => {
  await openAs(page, demoAccount, '/system/dist?id=4602');
  const code = `4602${50 + Math.floor(Math.random() * 49)}`;
  await takeAction(page, '新增下级', '三亚');
  await fill(dialog(page), { 编号: code, 名称: '试验区' });
  await dialog(page).getByLabel('扩展名').focus();
  await expect(dialog(page).getByLabel('拼音', { exact: true })).toHaveValue('shiyanqu');
  await expectAccessible(page, '[role="dialog"]');
  await save(dialog(page));
  await expect(dialog(page)).toHaveCount(0);

  await page.goto(`/system/dist?id=${code}`);
  await expect(rowOf(page, '试验区')).toContainText('海南 / 三亚');
  await takeAction(page, '编辑', '试验区');
  await expect(dialog(page).getByLabel('编号')).toBeDisabled();
  await fill(dialog(page), { 扩展名: '三亚试验区' });
  await save(dialog(page));
  await expect(rowOf(page, '三亚试验区')).toContainText('admin');
  await takeAction(page, '删除', '试验区');
  await answer(page, '删除');
  await expect(rowOf(page, '试验区')).toHaveCount(0);

  await page.goto('/system/dist?id=4602');
  await takeAction(page, '删除', '三亚');
  await answer(page, '删除');
  await expect(messages(page).filter({ hasText: '三亚存在下级地区,不能删除' })).toBeVisible();
});
