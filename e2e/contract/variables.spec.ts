import { demoAccount } from '@mocks/demo';
import { openAs, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { choose, fill, save } from '../support/form';
import { expect, test } from '../support/test';

test('of three variables only the empty label is red, and what is no variable is no chip @full', async ({ page }) => {
  await openAs(page, demoAccount, '/contract/contractTemplate');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const form = dialog(page);
  await fill(form, { 模板名称: unique('合同') });
  await choose(form, '合同类型', '劳动合同');
  for (const no of [1, 2, 3]) {
    await form.getByRole('button', { name: '添加变量' }).click();
    await form.getByLabel(`变量名 ${no}`).fill(`key${no}`);
    if (no !== 2) await form.getByLabel(`说明 ${no}`).fill(`说明${no}`);
  }
  const body = form.getByRole('textbox', { name: '模板正文' });
  await body.click();
  await page.keyboard.type('甲方 ${key1} ${key2} ${key3}，另有 ${bad key}');
  // By hand: four in the text, of which the one with a blank is no variable.
  await expect(body.locator('[class*=chip]')).toHaveText(['${key1}', '${key2}', '${key3}']);
  await expect(body.locator('[class*=malformed]')).toHaveText('${bad key}');
  await save(form);
  await expect(form.getByText('请填写变量说明：key2')).toBeVisible();
  for (const no of [1, 2, 3])
    await expect(form.getByLabel(`说明 ${no}`)).toHaveAttribute('aria-invalid', String(no === 2));
  for (const no of [1, 2, 3]) await expect(form.getByLabel(`变量名 ${no}`)).toHaveAttribute('aria-invalid', 'false');
  const red = await form.locator('.ant-input-status-error, .ant-input-affix-wrapper-status-error').count();
  expect(red).toBe(1);
});
