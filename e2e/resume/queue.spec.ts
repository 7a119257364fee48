import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { cellTexts, rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a user moves between resumes with the keys J and K, and a hidden resume is struck through in the list @full', async ({
  page,
}) => {
  // Eleven six-digit numbers contain 00019: 000019, and 000190 to 000199.
  await openAs(page, demoAccount, '/resume/BiographicalNotes?resumeNo=00019');
  await expect(page.getByText('共 11 条')).toBeVisible();
  const names = (await cellTexts(page, '姓名')).map((name) => name.split('\n').at(-1) ?? '');
  await page.locator('tr[data-row-key]').nth(1).getByRole('link').click();
  const heading = page.getByRole('heading', { level: 2 }).filter({ visible: true });
  await expect(heading).toHaveText(names[1] ?? '');
  await expect(page.getByText('第 2 / 11 条')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading).toHaveText(names[2] ?? '');
  await expect(page.getByText('第 3 / 11 条')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading).toHaveText(names[1] ?? '');
  await page.keyboard.press('k');
  await expect(heading).toHaveText(names[0] ?? '');
  await expect(page.getByRole('button', { name: '上一条' })).toBeDisabled();

  await page.goto('/resume/BiographicalNotes?resumeNo=000198');
  const row = page.locator('tr[data-row-key]').filter({ visible: true });
  await expect(row).toHaveCount(1);
  const [name = ''] = (await cellTexts(page, '姓名')).map((text) => text.split('\n').at(-1) ?? '');
  const opacity = () => row.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).textDecorationLine);
  if (await row.getByText('停用').isVisible()) await restoreOne(name);
  expect(await opacity()).not.toContain('line-through');
  await takeAction(page, '屏蔽', name);
  await dialog(page).getByRole('button', { name: '信息虚假' }).click();
  await dialog(page).getByRole('button', { name: '屏蔽', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, name)).toContainText('停用');
  await expect.poll(opacity).toContain('line-through');
  await restoreOne(name);

  async function restoreOne(of: string) {
    await takeAction(page, '恢复', of);
    await dialog(page).getByRole('textbox').fill('核实无误');
    await dialog(page).getByRole('button', { name: '恢复', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    // The status change is sent after ten seconds.
    await expect(rowOf(page, of)).not.toContainText('停用');
  }
});
