import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import menus from '@mocks/seeds/generated/menus.json' with { type: 'json' };
import { loadingIn } from './quiet';

type Row = (typeof menus)[number];

/** The screens of this build, read from a document, because the list in the sources needs Vite. */
const { 'x-components': screens } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  'x-components': string[];
};

const above = (row: Row) => menus.find(({ menuId }) => menuId === row.parentId);
const wayTo = (row: Row): Row[] => [...(above(row) ? wayTo(above(row) as Row) : []), row];

/** The menu path of every visible screen of this build: its area, its directories, and the screen. */
export const screenPaths = menus
  .filter(({ component }) => component !== null && screens.includes(component))
  .map(wayTo)
  .filter((path) => path.every(({ visible }) => visible === '0'));

/** Returns a screen's address in the mock menu, without a page number. The first page has the address /weclome. */
export const addressOf = (path: readonly Row[]) =>
  path.at(-1)?.component === 'weclome'
    ? '/weclome'
    : `/${path.map((row) => row.path ?? row.menuKey).join('/')}`.replaceAll(/\/:\w+\?/g, '');

/** Opens a screen through the side menu, and waits until it has loaded completely. */
export async function openByMenu(page: Page, path: readonly Row[]) {
  const [directory, screen] = [path.at(-2)?.menuName ?? '', path.at(-1)?.menuName ?? ''];
  const menu = page.getByRole('navigation', { name: '侧边菜单' });
  const link = menu.locator('a').filter({ hasText: new RegExp(`^${screen}$`) });
  const closed = menu.getByRole('menuitem', { name: directory, expanded: false });
  await expect(link.or(closed).first()).toBeVisible();
  // The menu itself expands the current group once the page has loaded. A click at that moment would collapse it.
  await expect(async () => {
    if (!(await link.isVisible())) await closed.first().click({ timeout: 2000 });
    await link.click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  await expect(loadingIn(page)).toHaveCount(0);
}
