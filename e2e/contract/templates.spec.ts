import { readFile } from 'node:fs/promises';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { choose, fill, save } from '../support/form';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a template with an unknown variable is refused; once corrected it is published, filled in and downloaded @full', async ({
  page,
}) => {
  const name = unique('合同');
  await openAs(page, demoAccount, '/contract/contractTemplate');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const form = dialog(page);
  await fill(form, { 模板名称: name });
  await choose(form, '合同类型', '劳动合同');
  await form.getByRole('button', { name: '常用变量' }).click();
  await page.getByRole('menuitem', { name: /乙方姓名/ }).click();
  const body = form.getByRole('textbox', { name: '模板正文' });
  await body.click();
  await page.keyboard.type('乙方：');
  await form.getByRole('button', { name: '插入变量' }).click();
  await page.getByRole('menuitem', { name: /乙方姓名/ }).click();
  await expect(body).toHaveText('乙方：${partyB}');
  await page.keyboard.type('，奖金 ${bonus} 元');
  await save(form);
  await expect(form.getByText('正文中的变量未在变量列表中：bonus')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await form.getByRole('button', { name: '添加正文中的 1 个变量' }).click();
  await form.getByLabel('说明 2').fill('<img src=x onerror=window.__xss=1>');
  await save(form);

  await takeAction(page, '预览', name);
  const view = dialog(page);
  await expect(view.getByText('乙方：李文博，奖金 （<img src=x onerror=window.__xss=1>） 元')).toBeVisible();
  await view.getByText('变量名', { exact: true }).click();
  await expect(view.getByText('乙方：${partyB}，奖金 ${bonus} 元')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `更多 ${name}` }).click();
  await page.getByRole('menuitem', { name: '发布', exact: true }).click();
  await answer(page, '发布');
  await expect(rowOf(page, name)).toContainText('已发布');

  await page.getByRole('button', { name: `更多 ${name}` }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '下载' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${name} v1.0.doc`);
  expect(await readFile(await file.path(), 'utf8')).toContain('<p>乙方：${partyB}，奖金 ${bonus} 元</p>');

  await page.getByRole('button', { name: `更多 ${name}` }).click();
  await page.getByRole('menuitem', { name: '复制' }).click();
  await expect(dialog(page).getByLabel('模板名称')).toHaveValue(`${name} 副本`);
  await save(dialog(page));
  await expect(rowOf(page, `${name} 副本`)).toContainText('草稿');
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});
