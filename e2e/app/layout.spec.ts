import { expect as expectation, type Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { respondData } from '../support/faults';
import { tabTo } from '../support/login';
import { expectNoSidewaysScroll } from '../support/probes';
import { expect, test } from '../support/test';

const toggle = (page: Page) => page.getByRole('button', { name: '侧边菜单' });
const menu = (page: Page) => page.getByRole('navigation', { name: '侧边菜单' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The side padding of the content, the width of the menu and the root font size, in pixels. */
const measures = (page: Page) =>
  page.evaluate(() => {
    const column = document.querySelector('main');
    const style = (element: Element | null | undefined) => (element ? getComputedStyle(element) : undefined);
    return {
      padding: Number.parseFloat(style(column)?.paddingInlineStart ?? ''),
      menu: document.querySelector('aside')?.getBoundingClientRect().width ?? 0,
      font: Number.parseFloat(style(document.documentElement)?.fontSize ?? ''),
    };
  });
const expectMeasures = (page: Page, padding: number, width: number) =>
  expectation
    .poll(async () => {
      const { font: _font, ...rest } = await measures(page);
      return rest;
    })
    .toEqual({ padding, menu: width });

for (const fixed of [false, true]) {
  test(`a side menu that is ${fixed ? '' : 'not '}fixed adapts to the device and does not trap the keyboard focus @full`, async ({
    page,
  }) => {
    await openAs(page, demoAccount, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu', DEFAULT_FIXED_SIDEMENU: fixed });
    await expect(page.getByText('用户总数')).toBeVisible();
    await expectMeasures(page, 256, 256);
    expect((await measures(page)).font).toBeCloseTo(1440 / 6.46875, 1);
    await toggle(page).click();
    await expectMeasures(page, fixed ? 80 : 0, 80);
    await page.reload();
    await expectMeasures(page, fixed ? 80 : 0, 80);
    // A collapsed menu opens its submenus beside it. Escape returns the focus.
    await tabTo(page, menu(page).getByRole('menu').first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: /欢迎页|用户管理/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /欢迎页|用户管理/ }).and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menuitem', { name: /欢迎页|用户管理/ })).toHaveCount(0);

    await page.setViewportSize({ width: 900, height: 800 });
    await expectation.poll(async () => (await measures(page)).font).toBeCloseTo(900 / 6.46875, 1);
    await expectMeasures(page, fixed ? 80 : 0, 80);
    await toggle(page).click();
    await expectMeasures(page, 80, 256);
    await menu(page).getByRole('menu').first().focus();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await expectMeasures(page, fixed ? 80 : 0, 80);
    await toggle(page).click();
    await heading(page).focus();
    await expectMeasures(page, fixed ? 80 : 0, 80);
    await toggle(page).click();
    await menu(page).getByRole('menuitem', { name: '系统管理' }).click();
    await menu(page).getByRole('menuitem', { name: '用户管理' }).click();
    await expect(heading(page)).toHaveText('用户管理');
    await expectMeasures(page, fixed ? 80 : 0, 80);

    await page.setViewportSize({ width: 390, height: 800 });
    await expectMeasures(page, fixed ? 80 : 0, fixed ? 80 : 0);
    await expectNoSidewaysScroll(page);
    await toggle(page).press('Enter');
    await dialog(page).getByRole('menuitem', { name: '概览' }).click();
    await dialog(page).getByRole('menuitem', { name: '欢迎页' }).click();
    await expect(heading(page)).toHaveText('欢迎页');
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('the header hides after 300 px of scrolling and returns on scrolling up or on focus; an unfixed header scrolls away @full', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const scrollTo = async (y: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(100);
  };
  // The window is low, because in a higher one the rows scroll inside their own container.
  await page.setViewportSize({ width: 1440, height: 540 });
  await openAs(page, demoAccount, '/system/user?pageSize=50', { DEFAULT_FIXED_HEADER_HIDDEN: true });
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  await scrollTo(250);
  await expect(banner).toBeInViewport();
  await scrollTo(400);
  await expect(banner).not.toBeInViewport();
  await scrollTo(350);
  await expect(banner).toBeInViewport();
  await scrollTo(600);
  await expect(banner).not.toBeInViewport();
  await page.getByRole('button', { name: '语言' }).focus();
  await expect(banner).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await row.hover();
  await page.mouse.wheel(0, 400);
  await expect(banner).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(banner).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 540 });

  await respondData(page, '/system/menu/user', [
    { menuId: 1, menuKey: 'people', parentId: 0, path: '/people', component: 'system/UserList', hiddenHeader: true },
  ]);
  await openAs(page, demoAccount, '/people?pageSize=50', { DEFAULT_FIXED_HEADER: false });
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await expect(banner).toBeInViewport();
  await scrollTo(400);
  await expect(banner).not.toBeInViewport();
});

test('a list and a chart are printed dark on white, even in the dark theme @full', async ({ page }) => {
  await openAs(page, demoAccount, '/system/user?loginName=chenjuan', { DEFAULT_THEME: 'dark' });
  const name = page.getByRole('cell', { name: 'chenjuan', exact: true });
  await expect(name).toBeVisible();
  const brightness = () =>
    name.evaluate((cell) => Math.max(...(getComputedStyle(cell).color.match(/\d+/g) ?? []).slice(0, 3).map(Number)));
  expect(await brightness()).toBeGreaterThan(200);
  // Dispatches the events of a browser before and after printing. Playwright's emulation of print does not.
  const say = (what: 'beforeprint' | 'afterprint') => page.evaluate((type) => dispatchEvent(new Event(type)), what);
  await say('beforeprint');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(brightness).toBeLessThan(60);
  await page.emulateMedia({ media: 'screen' });
  await say('afterprint');
  await expect.poll(brightness).toBeGreaterThan(200);

  // A chart must change its colors immediately, because the next frame would be too late for printing.
  await page.goto('/weclome');
  const chart = page.getByRole('img', { name: '月度新增' });
  await chart.scrollIntoViewIfNeeded();
  const bars = chart.locator('svg');
  const text = () => bars.evaluate((svg) => svg.querySelector('text')?.getAttribute('fill') ?? 'nothing');
  await expect(bars).toBeVisible();
  const onScreen = await text();
  const onPaper = await bars.evaluate(async (svg) => {
    const box = svg.closest('[role=img]');
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    return box?.querySelector('svg text')?.getAttribute('fill') ?? 'nothing';
  });
  expect(onScreen).not.toBe('nothing');
  expect(['nothing', onScreen]).not.toContain(onPaper);
});
