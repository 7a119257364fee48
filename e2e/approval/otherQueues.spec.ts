import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, unique } from '../support/backend';
import { makeOpenContest } from '../support/contest';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';

/* Registrations, certifications and resumes are reviewed like applications: by keyboard, with checks, and with undo. */

const title = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ visible: true });
const will = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Waits until all checks have a result. Returns the name of the record. */
async function checked(page: Page): Promise<string> {
  await expect(page.getByRole('region', { name: '自动核验' })).toBeVisible();
  await expect(page.getByRole('img', { name: '正在核验' })).toHaveCount(0);
  return (await title(page).innerText()).trim();
}

/** Presses keys one after the other and waits for the next record. Returns the number of keys. */
async function decide(page: Page, ...keys: string[]): Promise<number> {
  const name = await checked(page);
  for (const key of keys) await page.keyboard.press(key);
  await expect(title(page)).not.toHaveText(name);
  return keys.length;
}

test('nine key presses decide five registrations, two of them with a failed check; the last decision is undone', async ({
  page,
}) => {
  const id = await makeOpenContest(page.request, unique('赛'));
  await openAs(page, demoAccount, `/contest/registrationList?competitionId=${id}`);
  await page.getByRole('link', { name: / BM/ }).first().click();
  await expect(page.getByText(/^第 1 \/ \d+ 条/)).toBeVisible();
  await checked(page);
  await expectAccessible(page);
  let keys = await decide(page, 'a');
  keys += await decide(page, 'a');
  // The identity number does not match the sex, so the reviewer must confirm the failed check.
  const checks = page.getByRole('region', { name: '自动核验' });
  await expect(checks.getByText('性别', { exact: true })).toBeVisible();
  keys += await decide(page, 'a', 'Space', 'Enter');
  // The same person has a second registration.
  await expect(checks.getByText('身份证号重复报名')).toBeVisible();
  await expect(checks.getByRole('link', { name: / BM/ }).first()).toBeVisible();
  keys += await decide(page, 'r', '3', 'Control+Enter');
  const last = await checked(page);
  keys += await decide(page, 'a');
  expect(keys).toBe(9);
  await expect(will(page, `将通过 ${last}`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('alert').getByText(`已撤回 ${last}`)).toBeVisible();
  await expect(title(page)).toHaveText(last);
  await expect(page.getByRole('button', { name: '通过', exact: true })).toBeVisible();
});

test('a user can undo a batch of registrations and a batch of resumes @full', async ({ page }) => {
  const id = await makeOpenContest(page.request, unique('赛'));
  await openAs(page, demoAccount, `/contest/registrationList?competitionId=${id}`);
  const boxes = page.getByRole('checkbox', { name: /^选择 / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: '批量驳回' }).click();
  await dialog(page).getByRole('button', { name: '重复报名' }).click();
  await dialog(page).getByRole('button', { name: '驳回 2 条' }).click();
  await will(page, '将驳回 2 条').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByRole('alert').getByText('已撤回 2 条')).toBeVisible();

  await page.goto('/resume/BiographicalNotes?status=0&pageNum=4');
  await boxes.filter({ visible: true }).nth(0).check();
  await boxes.filter({ visible: true }).nth(1).check();
  await page.getByRole('button', { name: '屏蔽 2 份' }).click();
  await expect(dialog(page).getByRole('textbox', { name: '原因' })).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await will(page, '将屏蔽 2 条').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByRole('alert').getByText('已撤回 2 条').last()).toBeVisible();
});

test('a certification page checks for duplicate certifications; a reviewer rejects the certification with three key presses', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/member/memberCert?id=23');
  const name = await checked(page);
  await expect(page.getByText(/同一人重复认证/).first()).toBeVisible();
  for (const key of ['r', '2', 'Control+Enter']) await page.keyboard.press(key);
  await expect(will(page, `将驳回 ${name}`)).toBeVisible();
  await expect(title(page)).not.toHaveText(name);
  await page.keyboard.press('u');
  await expect(page.getByRole('textbox', { name: '驳回原因' })).toHaveValue('证书信息与填写不一致');
});

test('three key presses hide a resume and open the next one; undo reopens the dialog with the reason', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/resume/BiographicalNotes?resumeNo=00006');
  await page.getByRole('link', { name: /./ }).and(page.locator('tr[data-row-key] a')).first().click();
  await expect(page.getByText(/^第 1 \/ \d+ 条/)).toBeVisible();
  const name = await checked(page);
  await expectAccessible(page);
  await page.keyboard.press('r');
  await expect(dialog(page).getByRole('textbox', { name: '原因' })).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).not.toHaveText(name);
  await expect(will(page, `将屏蔽 ${name}`)).toBeVisible();
  await checked(page);
  await page.keyboard.press('u');
  await expect(title(page)).toHaveText(name);
  await expect(dialog(page).getByRole('textbox', { name: '原因' })).toHaveValue('信息虚假');
});
