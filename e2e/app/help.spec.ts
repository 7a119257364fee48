import type { Locator } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';

test('the tour is offered on the first visit only, and the help shows the keyboard shortcuts and the news @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A frame without an origin has no storage and shows no tour.
    if (location.origin === 'null' || self !== top) return;
    if (!sessionStorage.getItem('visited')) localStorage.removeItem('pro__TOUR_SEEN');
    sessionStorage.setItem('visited', 'yes');
  });
  await openAs(page, demoAccount, '/weclome');
  const tour = page.getByRole('region', { name: '本页导览' });
  await expect(tour.getByText('菜单', { exact: true })).toBeVisible();
  await tour.getByRole('button', { name: '下一步' }).click();
  await expect(tour.getByText('搜索', { exact: true })).toBeVisible();
  await tour.getByRole('button', { name: '跳过' }).click();
  await expect(tour).toHaveCount(0);

  await page.reload();
  const help = page.getByRole('button', { name: '帮助' });
  await help.click();
  await expect(tour).toHaveCount(0);
  await page.getByRole('menuitem', { name: '快捷键' }).click();
  await expect(dialog(page).getByRole('region', { name: '审核' }).getByText('驳回')).toBeVisible();
  await page.keyboard.press('Escape');
  await help.click();
  await page.getByRole('menuitem', { name: '新功能' }).click();
  await expect(dialog(page).getByRole('region', { name: '最近更新' })).toContainText('工作台');
});

test('the tour card is next to the menu or heading it explains, and never covers the button for a new record @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/user');
  const add = page.getByRole('button', { name: '新建', exact: true });
  await expect(add).toBeVisible();
  await page.getByRole('button', { name: '帮助' }).click();
  await page.getByRole('menuitem', { name: '本页导览' }).click();
  const tour = page.getByRole('region', { name: '本页导览' });
  const targets: Record<string, Locator> = {
    菜单: page.getByRole('navigation', { name: '顶部菜单' }),
    页面: page.getByRole('heading', { level: 1 }),
  };
  const step = tour.getByRole('heading');
  for (const name of ['菜单', '搜索', '页面', '列表', '帮助']) {
    await expect(step).toHaveText(name);
    expect(gapOf(await boxOf(tour), await boxOf(add)), `${name}: not over the button`).toBeGreaterThan(0);
    // A list fills the page, and buttons surround search and help. Their cards are only placed where they cover no button.
    const target = targets[name];
    if (target)
      await expect
        .poll(async () => gapOf(await boxOf(tour), await boxOf(target)), { message: `${name}: beside its target` })
        .toBeLessThanOrEqual(12);
    await tour.getByRole('button', { name: /^(下一步|完成)$/ }).click();
  }
  await expect(tour).toHaveCount(0);
});

/** Returns the position and size of an element, in pixels of the window. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not in sight');
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

/** Returns the distance between two boxes along the axis on which they are apart; 0 or less if they overlap. */
const gapOf = (one: Box, other: Box): number =>
  Math.max(
    other.x - one.x - one.width,
    one.x - other.x - other.width,
    other.y - one.y - one.height,
    one.y - other.y - other.height,
  );

test('the top menu names the current area, and typing a few letters finds a screen of any other area @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/user');
  const more = page.getByRole('menuitem', { name: '更多 系统管理' });
  await expect(more).toBeVisible();
  await more.click();
  await expect(page.getByRole('textbox', { name: '搜索菜单' })).toBeFocused();
  await page.keyboard.type('ddgl');
  await page.getByRole('link', { name: /^订单管理/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('订单管理');
  await expect(page.getByRole('menuitem', { name: '更多', exact: true })).toBeVisible();
});
