import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';

const SENTENCE = 'The quick brown fox jumps over the lazy dog while the sun sets behind the hills.';

test('a typing exercise marks a space left out after 30 of 80 characters, and counts only one mistake @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/contest/specialTraining?trainingName=英文短句入门（一）');
  await page.getByRole('button', { name: '试练 英文短句入门（一）' }).click();
  const box = dialog(page);
  const input = box.getByLabel('在此输入');
  // Typing starts immediately, without a click. The first space must not press a focused button.
  await expect(input).toBeFocused();
  const at = SENTENCE.indexOf(' ', 29);
  await page.keyboard.type(SENTENCE.slice(0, at));
  await page.keyboard.type(SENTENCE.slice(at + 1, 60));
  await expect(box.locator('[class*=sheet] del')).toHaveText(' ');
  await expect(box.getByText('正确率 98.31%')).toBeVisible(); // (59 − 1) ÷ 59
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.type(SENTENCE.slice(60));
  // Calculated by hand: 79 of 80 typed, one missing: (79 − 1) ÷ 79 = 98.73 %. Comparing by position would give 38.75 %.
  await expect(box.getByText(/^共输入 79 字，正确 78 字，错误 1 字.*正确率 98\.73%/)).toBeVisible();
  await expect(input).not.toBeEditable();
});

test('a typing exercise scores text from an input method only after its composition @full', async ({ page }) => {
  await openAs(page, demoAccount, '/contest/specialTraining?trainingName=拼音声母入门（一）');
  await page.getByRole('button', { name: '试练 拼音声母入门（一）' }).click();
  const box = dialog(page);
  await box.getByLabel('在此输入').click();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'chunfeng', selectionStart: 8, selectionEnd: 8 });
  await expect(box.locator('u')).toHaveText('chunfeng');
  await expect(box.getByText('正确率 0%')).toBeVisible();
  await keyboard.send('Input.insertText', { text: '春风' });
  await expect(box.locator('u')).toHaveCount(0);
  await expect(box.getByText('正确率 100%')).toBeVisible();
  await expect(box.locator('[class*=sheet] ins')).toHaveText('春风');
  await page.keyboard.insertText('佛面');
  // 春风佛面 instead of 春风拂面: three of four characters are correct.
  await expect(box.getByText('正确率 75%')).toBeVisible();
  await expect(box.locator('[class*=sheet] del')).toHaveText('拂');
});
