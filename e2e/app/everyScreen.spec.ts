import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs } from '../support/backend';
import { openByMenu, screenPaths } from '../support/menu';
import { expectNoMouseOnlyControls } from '../support/probes';
import { test } from '../support/test';
import { isThemeOfToday } from '../support/tour';

const areas = [...new Set(screenPaths.map(([area]) => area?.menuName ?? ''))];
/** The area that `npm test` checks: the reviews. `npm run test:rest` checks all areas, in one theme a day. */
const ESSENTIAL = new Set(['审核管理']);

for (const theme of ['light', 'dark'] as const)
  for (const [index, area] of areas.entries())
    test(`every screen of ${area} is accessible in the ${theme} theme${theme === 'light' && ESSENTIAL.has(area) ? '' : ' @full'}`, async ({
      page,
    }) => {
      const isEssential = theme === 'light' && ESSENTIAL.has(area);
      test.skip(!isEssential && !isThemeOfToday(theme, index), 'in the other theme today');
      const own = screenPaths.filter(([first]) => first?.menuName === area);
      test.setTimeout(60_000 + own.length * 15_000);
      await openAs(page, demoAccount, '/weclome', { DEFAULT_THEME: theme, DEFAULT_LAYOUT_MODE: 'sidemenu' });
      for (const path of own) {
        await openByMenu(page, path);
        await expectAccessible(page);
        if (theme === 'light') await expectNoMouseOnlyControls(page);
      }
    });
