import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { apiCalls } from '../support/faults';
import { cellTexts, nextPage } from '../support/table';
import { expect, test } from '../support/test';

test('the resume list keeps filter, page, selection and scroll position while a resume is open; the printed resume has no header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 540 });
  await openAs(page, demoAccount, '/resume/BiographicalNotes?status=0');
  const list = page.getByRole('region', { name: '简历库' });
  await nextPage(page);
  const [, , , , , , , name = ''] = await cellTexts(page, '姓名');
  await page.getByRole('checkbox', { name: `选择 ${name}` }).check();
  const link = list.getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('button', { name: '显示手机号' }).click();
  await expect(page.getByText(/^\s*1\d{10}$/)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '屏蔽' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'screen' });

  const calls = apiCalls(page);
  // The menu returns to the list with its filters and page, as the page's back link and the browser's back button do.
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '简历库' }).click();
  await expect(page).toHaveURL(/BiographicalNotes\?status=0&pageNum=2$/);
  await expect(list.getByText('已选 1 项')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `选择 ${name}` })).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(calls.filter((call) => call.startsWith('GET /biz/resume/get'))).toEqual([]);

  await page.getByRole('button', { name: '屏蔽 1 份' }).click();
  await dialog(page).getByRole('button', { name: '本人申请屏蔽' }).click();
  await dialog(page).getByRole('button', { name: '屏蔽', exact: true }).click();
  const will = page.getByRole('status').filter({ hasText: `将屏蔽 ${name}` });
  await expect(will).toBeVisible();
  await expect(list.getByText('已选 1 项')).toHaveCount(0);
});
