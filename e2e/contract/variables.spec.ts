import { demoAccount } from '@mocks/demo';
import { openAs, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { choose, fill, save } from '../support/form';
import { expect, test } from '../support/test';

test('only the variable without a label is marked as invalid, and only valid variables are shown as chips in the text @full', async ({
  page,
}) => {
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
  // Calculated by hand: the text contains four, but the one with a space is not a variable.
  await expect(body.locator('[class*=chip]')).toHaveText(['${key1}', '${key2}', '${key3}']);
  await expect(body.locator('[class*=malformed]')).toHaveText('${bad key}');
  await save(form);
  await expect(form.getByText('请填写变量说明：key2')).toBeVisible();
  for (const no of [1, 2, 3])
    await expect(form.getByLabel(`说明 ${no}`)).toHaveAttribute('aria-invalid', String(no === 2));
  for (const no of [1, 2, 3]) await expect(form.getByLabel(`变量名 ${no}`)).toHaveAttribute('aria-invalid', 'false');
  const fields = await form.getByLabel(/^(变量名|说明) \d$/).all();
  const borders = await Promise.all(fields.map((field) => field.evaluate(borderOf)));
  expect(new Set(borders).size).toBe(2);
  const wrong = await form.getByLabel('说明 2').evaluate(borderOf);
  expect(borders.filter((border) => border === wrong)).toHaveLength(1);
});

/** Returns the border color of a field, or of the box that contains it. */
function borderOf(field: Element): string {
  let box = field;
  while (getComputedStyle(box).borderTopWidth === '0px' && box.parentElement) box = box.parentElement;
  return getComputedStyle(box).borderTopColor;
}
