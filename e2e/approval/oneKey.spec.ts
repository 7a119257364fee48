import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { expect, test } from '../support/test';

/* Creator 3017 is pending and has no failed check. School 2044 has the same name as another school. Every decision
   here is undone before it is sent. */
const CREATOR = { id: 3017, name: '手作研究所16' };

const title = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ visible: true });
const will = (page: Page, name: string) => page.getByRole('status').filter({ hasText: `将通过 ${name}` });
const isChecked = (page: Page) => expect(page.getByRole('img', { name: '正在核验' })).toHaveCount(0);

/** Presses keys one after the other and returns the number of keys. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

test('approving a record takes one key press, or three after a failed check; if undo is turned off, the key opens a dialog', async ({
  page,
}) => {
  await openAs(page, demoAccount, `/approval/personalDetail?id=${CREATOR.id}`);
  await expect(title(page)).toHaveText(CREATOR.name);
  await isChecked(page);
  expect(await press(page, 'a')).toBe(1);
  await expect(will(page, CREATOR.name)).toBeVisible();
  await page.keyboard.press('u');
  await expect(will(page, CREATOR.name)).toHaveCount(0);

  await page.goto('/approval/schoolDetail?id=2044');
  await expect(page.getByText('1 项核验未通过')).toBeVisible();
  await isChecked(page);
  const school = (await title(page).innerText()).trim();
  expect(await press(page, 'a', 'Space', 'Enter')).toBe(3);
  await expect(will(page, school)).toBeVisible();
  await page.keyboard.press('u');
  await expect(will(page, school)).toHaveCount(0);

  await openAs(page, demoAccount, `/approval/personalDetail?id=${CREATOR.id}`, { REVIEW: { undo: false } });
  await expect(title(page)).toHaveText(CREATOR.name);
  await isChecked(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: '审核意见（选填）' })).toBeFocused();
});

test('a rejection can be undone while the next record is still loading @full', async ({ page }) => {
  const next: string[] = [];
  await page.route('**/api/biz/personal/get/*', async (route) => {
    if (route.request().url().endsWith(`/${CREATOR.id}`)) return route.fallback();
    next.push(route.request().url()); // never answered
  });
  await openAs(page, demoAccount, `/approval/personalDetail?id=${CREATOR.id}&queue=`);
  await expect(title(page)).toHaveText(CREATOR.name);
  await isChecked(page);
  await expect.poll(() => next.length).toBeGreaterThan(0);
  await page.keyboard.press('r');
  await page.getByLabel('驳回原因').fill('头像不是本人');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(title(page)).toHaveText(CREATOR.name);
  await expect(page.getByLabel('驳回原因')).toHaveValue('头像不是本人');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const)
  test(`at ${width} px the header of a review has one line, and the dialog covers neither the evidence nor the invalid field @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // The business term of company 5 has ended.
    await openAs(page, demoAccount, '/approval/companyDetail?id=1006');
    await expect(page.getByText('1 项核验未通过')).toBeVisible();
    const head = await page.getByRole('article').locator('header').boundingBox();
    expect(head?.height).toBeLessThanOrEqual(52);
    await page.keyboard.press('a');
    const question = await page.getByRole('dialog').boundingBox();
    const claim = page.getByRole('region', { name: '资质信息' });
    for (const part of [claim.getByRole('figure'), claim.getByText(/已于 .* 过期/)]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(question?.x ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
    }
  });

test('the offline banner does not cover the buttons of a review @full', async ({ page, context, allow }) => {
  allow('ERR_INTERNET_DISCONNECTED');
  await openAs(page, demoAccount, '/approval/companyDetail?id=1006');
  await expect(page.getByRole('button', { name: '通过', exact: true })).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByText(/^网络已断开/);
  await expect(banner).toBeVisible();
  const [button, line] = [
    await page.getByRole('button', { name: '通过', exact: true }).boundingBox(),
    await banner.boundingBox(),
  ];
  expect((button?.y ?? 0) + (button?.height ?? 900)).toBeLessThanOrEqual(line?.y ?? 0);
});
