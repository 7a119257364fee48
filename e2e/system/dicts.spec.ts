import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { fill, save } from '../support/form';
import { messages } from '../support/notices';
import { cellTexts, rowOf, search, takeAction } from '../support/table';
import { expect, test } from '../support/test';

const seesMessage = (page: Page, words: string) =>
  expect(messages(page).filter({ hasText: words }).last()).toBeVisible();

async function addEntry(page: Page, fields: Record<string, string>, colour: string) {
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), fields);
  await dialog(page).getByRole('radio', { name: colour }).check();
}

/** Saves the form and waits until it is closed. */
async function saved(page: Page) {
  await save(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
}

test('a user adds ordered, coloured entries to a dictionary, and makes one of them the default @full', async ({
  page,
}) => {
  const key = unique('e2e_');
  await openAs(page, demoAccount, '/system/dict');
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), { 字典名称: key, 字典类型: 'sys_user_sex' });
  await save(dialog(page));
  await expect(dialog(page).getByText("新增字典'sys_user_sex'失败，字典类型已存在")).toBeVisible();
  await fill(dialog(page), { 字典类型: key });
  await saved(page);
  await search(page, { 字典名称: key });
  await page.getByRole('link', { name: key }).click();
  await expect(page).toHaveURL(new RegExp(`\\?of=${key}$`));
  // The address changes before the entries are displayed. Without this wait, the test would click the types' add
  // button.
  await expect(page.getByRole('columnheader', { name: '字典标签' })).toBeVisible();

  await addEntry(page, { 字典标签: '乙', 字典键值: '2', 字典排序: '2' }, '成功');
  await dialog(page).getByRole('switch', { name: '是否默认' }).check();
  await expectAccessible(page, '[role="dialog"]');
  await saved(page);
  await expect(rowOf(page, '乙')).toContainText('是');
  await addEntry(page, { 字典标签: '甲', 字典键值: '2', 字典排序: '1' }, '危险');
  await save(dialog(page));
  await expect(dialog(page).getByText("字典键值'2'已存在")).toBeVisible();
  await fill(dialog(page), { 字典键值: '1' });
  await dialog(page).getByRole('switch', { name: '是否默认' }).check();
  await saved(page);
  await expect.poll(() => cellTexts(page, '字典标签')).toEqual(['甲', '乙']);
  expect(await cellTexts(page, '是否默认')).toEqual(['是', '-']);
  await expectAccessible(page);
});

test('a dictionary keeps its entries when its key changes, and cannot be removed while it has entries @full', async ({
  page,
}) => {
  const key = unique('e2e_');
  const headers = { token: await tokenOf(page.request) };
  const add = (what: string, data: object) => page.request.post(`/api/system/dict/${what}/save`, { headers, data });
  await add('type', { dictName: key, dictType: key, status: '0' });
  for (const [dictSort, dictLabel] of ['甲', '乙'].entries()) {
    await add('data', { dictType: key, dictLabel, dictValue: String(dictSort), dictSort, status: '0' });
  }
  await openAs(page, demoAccount, `/system/dict?dictName=${key}`);
  await takeAction(page, '编辑', key);
  await fill(dialog(page), { 字典类型: `${key}_new` });
  await saved(page);
  await page.getByRole('link', { name: `${key}_new` }).click();
  await expect.poll(() => cellTexts(page, '字典标签')).toEqual(['甲', '乙']);

  await page.goBack();
  await takeAction(page, '删除', key);
  await answer(page, '删除');
  await seesMessage(page, `${key}已分配,不能删除`);
  await takeAction(page, '列表', key);
  await page.getByRole('checkbox', { name: '全选当前页' }).check();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await answer(page, '删除');
  await expect(rowOf(page, '甲')).toHaveCount(0);
});
