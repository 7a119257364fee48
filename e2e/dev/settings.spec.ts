import type { Page } from '@playwright/test';
import { dialog } from '../support/dialog';
import { expectAccessible } from '../support/axe';
import { signIn } from '../support/login';
import { messages } from '../support/notices';
import { expect, test } from '../support/test';

const drawer = (page: Page) => dialog(page, '系统布局配置');
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key]) => /^pro__(DEFAULT|SIDEBAR)/.test(key))
        .map(([key, text]) => [key.slice('pro__'.length), (JSON.parse(String(text)) as { value: unknown }).value]),
    ),
  );

test('in development the layout settings apply immediately, and can be stored, copied and reset @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // When a development server discovers a library for the first time, it reloads the page, which clears the form.
  await expect(() => signIn(page)).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎页');
  // A newly started server has to compile the drawer first.
  await page.getByRole('button', { name: '打开布局配置' }).click({ timeout: 90_000 });
  await expectAccessible(page);

  const styles = drawer(page).getByRole('radio', { name: / · / });
  await expect(styles).toHaveCount(6);
  const menus = { 侧边菜单: '侧边菜单', 顶部菜单: '顶部菜单', 混合菜单: '顶部菜单' };
  for (const [layout, menu] of Object.entries(menus)) {
    for (const [style, ground] of Object.entries({ 浅色: 'rgb(255, 255, 255)', 深色: 'rgb(0, 21, 41)' })) {
      await drawer(page)
        .getByRole('radio', { name: `${layout} · ${style}` })
        .check();
      const nav = page.getByRole('navigation', { name: menu, exact: true });
      await expect(nav).toBeVisible();
      await expect.poll(() => nav.evaluate(groundOf)).toBe(ground);
    }
  }
  await drawer(page).getByRole('button', { name: '极客蓝' }).click();
  await drawer(page).getByRole('radio', { name: '定宽' }).check();
  await drawer(page).getByRole('switch', { name: '固定头部' }).click();
  await expect(drawer(page).getByRole('switch', { name: '下滑时隐藏头部' })).toBeDisabled();
  for (const name of ['固定侧边菜单', '色弱模式', '多标签页']) await drawer(page).getByRole('switch', { name }).click();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-color-weak', 'true');
  expect(await stored(page)).toEqual({
    DEFAULT_THEME: 'light/dark',
    DEFAULT_LAYOUT_MODE: 'mixmenu',
    DEFAULT_COLOR: '#2f54eb',
    DEFAULT_CONTENT_WIDTH_TYPE: 'Fixed',
    DEFAULT_FIXED_HEADER: false,
    DEFAULT_FIXED_HEADER_HIDDEN: false,
    DEFAULT_FIXED_SIDEMENU: true,
    DEFAULT_COLOR_WEAK: true,
    DEFAULT_MULTI_TAB: true,
  });
  await drawer(page).getByRole('button', { name: '拷贝设置' }).click();
  await expect(messages(page).filter({ hasText: '复制完毕' })).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
    layout: 'mixmenu',
    primaryColor: '#2f54eb',
  });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await drawer(page).getByRole('button', { name: '拷贝设置' }).click();
  await expect(messages(page).filter({ hasText: '复制失败' })).toBeVisible();
  await drawer(page).getByRole('button', { name: '恢复默认' }).click();
  expect(await stored(page)).toEqual({});
  await drawer(page).getByRole('radio', { name: '深色', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
});

/** Runs in the page: returns the background color behind an element. */
function groundOf(element: Element): string {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { backgroundColor } = getComputedStyle(current);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return '';
}
