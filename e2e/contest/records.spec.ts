import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';

test('a typing contest result adds up: 679 characters with 19 mistakes in 638 s give 97.2 % accuracy and a net speed of 62.07 per minute @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/contest/gameRecord?competitionId=5&realName=马若曦');
  // Opens the third of the player's three runs.
  await page.locator('tr[data-row-key="11"]').getByRole('button', { name: /^查看/ }).click();
  const sheet = dialog(page);
  const fact = (name: string) => sheet.locator(`xpath=.//th[normalize-space(.)="${name}"]/following-sibling::td[1]`);
  /* Calculated by hand, with the same formulas as for trainings: 679 − 19 = 660 correct; 660 ÷ 679 = 97.20 %; 679 ·
     60 ÷ 638 = 63.86; 660 · 60 ÷ 638 = 62.07. */
  for (const [name, value] of [
    ['录入总字数', '679'],
    ['正确字数', '660'],
    ['错误字数', '19'],
    ['用时（秒）', '638'],
    ['正确率（%）', '97.2'],
    ['速度（字/分）', '63.86'],
    ['净速度（字/分）', '62.07'],
  ] as const)
    await expect(fact(name)).toHaveText(value);
});
