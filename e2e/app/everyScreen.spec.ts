import { demoAccount } from '@mocks/demo';
import { screens } from '@mocks/screens';
import menus from '@mocks/seeds/generated/menus.json' with { type: 'json' };
import { expectAccessible } from '../support/axe';
import { openAs } from '../support/backend';
import { expectNoMouseOnlyControls } from '../support/probes';
import { expect, test } from '../support/test';
import { isThemeOfToday } from '../support/tour';

type Row = (typeof menus)[number];

const above = (row: Row) => menus.find(({ menuId }) => menuId === row.parentId);
const wayTo = (row: Row): Row[] => [...(above(row) ? wayTo(above(row) as Row) : []), row];
/** The paths of all screens of this build that are in the menu. */
const paths = menus
  .filter(({ component }) => component !== null && screens.includes(component))
  .map(wayTo)
  .filter((path) => path.every(({ visible }) => visible === '0'));
const areas = [...new Set(paths.map(([area]) => area?.menuName ?? ''))];
/** The area `npm test` looks at, where one decides; `npm run test:rest` looks at all, in one theme a day. */
const ESSENTIAL = new Set(['审核管理']);

for (const theme of ['light', 'dark'] as const)
  for (const [index, area] of areas.entries())
    test(`every screen of ${area} can be used by everybody, ${theme}${theme === 'light' && ESSENTIAL.has(area) ? '' : ' @full'}`, async ({
      page,
    }) => {
      const isEssential = theme === 'light' && ESSENTIAL.has(area);
      test.skip(!isEssential && !isThemeOfToday(theme, index), 'in the other theme today');
      test.setTimeout(120_000);
      const own = paths.filter(([first]) => first?.menuName === area);
      await openAs(page, demoAccount, '/weclome', { DEFAULT_THEME: theme, DEFAULT_LAYOUT_MODE: 'sidemenu' });
      const menu = page.getByRole('navigation', { name: '侧边菜单' });
      for (const path of own) {
        const [directory, screen] = [path.at(-2)?.menuName ?? '', path.at(-1)?.menuName ?? ''];
        const link = menu.locator('a').filter({ hasText: new RegExp(`^${screen}$`) });
        const closed = menu.getByRole('menuitem', { name: directory, expanded: false });
        await expect(link.or(closed).first()).toBeVisible();
        if (!(await link.isVisible())) await closed.first().click();
        await link.click();
        await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
        await expect(page.locator('[aria-busy="true"], .ant-skeleton').filter({ visible: true })).toHaveCount(0);
        await expectAccessible(page);
        if (theme === 'light') await expectNoMouseOnlyControls(page);
      }
    });
