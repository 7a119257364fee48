import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, unique } from '../support/backend';
import { hoursFromNow, makeOpenContest } from '../support/contest';
import { answer, dialog } from '../support/dialog';
import { fill, save } from '../support/form';
import { cellTexts, openTab, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a user copies a contest, sets the copy’s dates in the past, publishes the copy, and generates the ranking @full', async ({
  page,
}) => {
  const name = unique('赛');
  await openAs(page, demoAccount, '/contest/competition?contestStatus=5&competitionName=秋季校园打字联赛');
  await takeAction(page, '复制', '秋季校园打字联赛');
  // Waits for the form, because the list has a filter with the label 竞赛名称, too.
  await expect(page.getByLabel('主办方')).toBeVisible();
  await fill(page, { 竞赛名称: name, 报名开始时间: hoursFromNow(-9), 报名截止时间: hoursFromNow(-8) });
  await fill(page, { 比赛开始时间: hoursFromNow(-8.5), 比赛结束时间: hoursFromNow(-5) });
  await page.keyboard.press('Tab');
  await save(page);
  await expect(page.getByText('比赛开始时间不能早于报名截止时间')).toBeVisible();
  await fill(page, { 比赛开始时间: hoursFromNow(-7) });
  await page.keyboard.press('Tab');
  await expectAccessible(page, 'form');
  await save(page);
  // The list opens at the tab of drafts, which contains the copy.
  await expect(page).toHaveURL(/\/contest\/competition\?contestStatus=0$/);
  await takeAction(page, '发布', name);
  await answer(page, '发布');
  await openTab(page, /^已结束/);
  await takeAction(page, '比赛记录', name);

  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: '净速度分布' }).click();
  await expect(page.getByRole('img', { name: '净速度分布' })).toBeVisible();
  await page.getByRole('button', { name: '生成排名' }).click();
  await expect(page).toHaveURL(/ranked=1/);
  const first = page.locator('tr[data-row-key]').first();
  expect((await cellTexts(page, '名次'))[0]).toBe('1');
  await expect(first).toContainText('一等奖');
  await first.getByRole('button', { name: /^查看 / }).click();
  await expect(dialog(page).getByRole('img', { name: '速度回放' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test('a user rejects two registrations at once, views an applicant’s resume, and returns to the list’s “rejected” tab @full', async ({
  page,
}) => {
  const name = unique('赛');
  const id = await makeOpenContest(page.request, name);
  await openAs(page, demoAccount, `/contest/registrationList?competitionId=${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const names = page.getByRole('checkbox', { name: /^选择 / });
  await names.nth(0).check();
  await names.nth(1).check();
  await page.getByRole('button', { name: '批量驳回' }).click();
  await dialog(page).getByRole('button', { name: '重复报名' }).click();
  await dialog(page).getByRole('button', { name: '驳回 2 条' }).click();
  await expect(page.getByRole('alert').getByText('已驳回 2 条')).toBeVisible();
  await openTab(page, /^已驳回/);
  const row = page.locator('tr[data-row-key]').filter({ visible: true }).first();
  const address = page.url();
  await row.getByRole('button', { name: /^更多 / }).click();
  await page.getByRole('menuitem', { name: '查看简历' }).click();
  await expect(page).toHaveURL(/resumeInfo\?id=\d+$/);
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('tab', { name: /^已驳回/ })).toHaveAttribute('aria-selected', 'true');
  await expect(row).toBeVisible();
});
