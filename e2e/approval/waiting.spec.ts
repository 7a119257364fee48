import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { respondData } from '../support/faults';
import { cellTexts, rowOf } from '../support/table';
import { expect, test } from '../support/test';

/* These journeys store no decisions, because other journeys use the same companies. In the seeds, company n was
   submitted 30 + (97·n mod 5000) minutes before the server started. */

const LIST = '/approval/companyAudit?companyName=蔚然';

/** Company 27: 97·27 = 2,619, plus 30 is 2,649 minutes, which is 44 hours and 9 minutes. */
const FRESH = { id: 1028, name: '北京蔚然文化传媒有限公司' };

/** Returns the server's record of a company. */
async function stored({ request }: Page, id: number) {
  const headers = { token: await tokenOf(request) };
  const answer = await request.get(`/api/biz/company/get/${id}`, { headers });
  return ((await answer.json()) as { data: { auditStatus: string; auditRemark: string | null } }).data;
}

test('the record waiting longest comes first; a wait over 48 hours is marked as overdue in list, header and overview @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, LIST);
  // Calculated by hand: company 47 has waited 97·47 + 30 = 4,589 minutes = 76 h 29 min: 3 days, overdue. Company 27 is
  // not overdue. Company 7 has waited 97·7 + 30 = 709 minutes = 11 h 49 min, plus the duration of the tests so far.
  await expect(rowOf(page, FRESH.name)).toBeVisible();
  const [first, second, third] = await cellTexts(page, '待审');
  expect([first, second]).toEqual(['3 天 · 超时', '44 小时']);
  expect(third).toMatch(/^1[1-4] 小时$/);
  await page.locator('tr[data-row-key]').first().getByRole('link').first().click();
  await expect(page.getByText('第 1 / 3 条')).toBeVisible();
  await expect(page.getByRole('article').getByTitle('已超过 48 小时')).toHaveText('3 天 · 超时');

  // The oldest pending company is number 50: 97·50 + 30 = 4,880 minutes = 81 h 20 min: 3 days.
  await page.goto('/weclome');
  const card = page.getByRole('link', { name: /^企业审核 \d/ });
  await expect(card).toContainText('最早 3 天前 · 超时');
  await expect(card.getByTitle('已超过 48 小时')).toBeVisible();

  // The limit is a parameter: with 100 hours, none of these companies is overdue.
  await respondData(page, '/system/operator/setting/info', { overdueHours: '100' });
  await page.goto(LIST);
  await expect(rowOf(page, FRESH.name)).toBeVisible();
  expect((await cellTexts(page, '待审'))[0]).toBe('3 天');
});

test('the key 2 picks the second rejection reason, and the user undoes a mistaken rejection before it is sent @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, LIST);
  await page.getByRole('link', { name: FRESH.name }).click();
  await expect(page.getByText('第 2 / 3 条')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: '驳回原因' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('textbox', { name: '驳回原因' })).toHaveValue('统一社会信用代码与营业执照不一致');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: `将驳回 ${FRESH.name}` })).toBeVisible();
  // The queue has continued to the third of three.
  await expect(page.getByText('第 3 / 3 条')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('第 2 / 3 条')).toBeVisible();
  await expect(page.getByRole('button', { name: '驳回', exact: true })).toBeEnabled();
  expect(await stored(page, FRESH.id)).toMatchObject({ auditStatus: '0', auditRemark: null });
});

test('contact details and discriminatory words are highlighted in the text of a position and of a course @full', async ({
  page,
}) => {
  // Position 34 requires men under 35. No other check of it fails.
  await openAs(page, demoAccount, '/approval/positionDetail?id=5035');
  await expect(page.getByText('1 项核验未通过')).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['仅限男', '35岁以下']);
  await expect(page.getByRole('region', { name: '自动核验' })).toContainText('仅限男、35岁以下');

  await page.route('**/api/biz/course/get/4005', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const introduction = '<p>讲义在课后领取，加微信 ke_cheng2026 或拨打 13800138000。</p>';
    await route.fulfill({ json: { ...body, data: { ...body.data, introduction } } });
  });
  await page.goto('/approval/approvalCourseDetail?id=4005');
  await expect(page.locator('mark').filter({ hasText: '13800138000' })).toBeVisible();
  await expect(page.locator('mark').filter({ hasText: 'ke_cheng2026' })).toBeVisible();
});

test('a user sees who else is viewing the record, and the queue counts a colleague’s decision @full', async ({
  page,
  browser,
}) => {
  const other = await makeAccount(page.request);
  const second = await (await browser.newContext()).newPage();
  const address = `/approval/companyDetail?id=${FRESH.id}&queue=${encodeURIComponent('companyName=蔚然')}`;
  await page.clock.install();
  // If the server does not support reviewers, records are not taken; the page shows only who else views them.
  for (const one of [page, second]) await respondData(one, '/system/operator/setting/info', {});
  await openAs(page, demoAccount, address);
  await expect(page.getByText('第 2 / 3 条 待审 3 条')).toBeVisible();
  await openAs(second, other, address);
  await expect(second.getByRole('status').filter({ hasText: /系统管理员.* 正在查看/ })).toBeVisible();
  await second.context().close();

  // Half a minute later, the list no longer contains the company that a colleague has decided.
  await page.route('**/api/biz/company/list?**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { records: { id: number }[]; total: number } };
    const records = body.data.records.filter(({ id }) => id !== 1048);
    await route.fulfill({ json: { ...body, data: { ...body.data, records, total: records.length } } });
  });
  await page.clock.fastForward(31_000);
  await expect(page.getByText('第 2 / 3 条 待审 2 条')).toBeVisible();
});

test('on a phone the rejected values are shown above the current ones @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount, '/approval/companyDetail?id=1087');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '企业名称' }) });
  const [before, now] = [await row.locator('del').boundingBox(), await row.locator('ins').boundingBox()];
  expect(before?.y).toBeLessThan(now?.y ?? 0);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(390);
  expect((now?.x ?? 0) + (now?.width ?? 0)).toBeLessThanOrEqual(390);
  await expect(dialog(page)).toHaveCount(0);
});
