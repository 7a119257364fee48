import { demoAccount } from '@mocks/demo';
import type { Page } from '@playwright/test';
import { openAs } from '../support/backend';
import { openByMenu, screenPaths } from '../support/menu';
import { quietOf } from '../support/quiet';
import { expect, test } from '../support/test';

/* Only for `npm run contract:record`: opens every screen of the menu, its first record and its forms, so that the
   calls of each are recorded. */

const areas = [...new Set(screenPaths.map(([area]) => area?.menuName ?? ''))];

/** The controls to click on a screen, one after the other: the first record, a new record, the first row's form. */
const OPENERS = [
  (page: Page) => page.locator('main td a[href]'),
  (page: Page) => page.locator('main').getByRole('button', { name: /^(新建|新增|添加)/ }),
  (page: Page) => page.locator('main td').getByRole('button', { name: /^编辑/ }),
  (page: Page) => page.locator('main td').getByRole('button'),
];

for (const area of areas)
  test(`on every screen of ${area}, all server requests finish, even after a record or a form opens`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(900_000);
    allow(/./);
    const quiet = quietOf(page);
    const open = async (path: (typeof screenPaths)[number]) => {
      await openAs(page, demoAccount, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
      await openByMenu(page, path);
      await expect.poll(quiet).toBeGreaterThan(300);
    };
    for (const path of screenPaths.filter(([first]) => first?.menuName === area)) {
      await open(path);
      for (const opener of OPENERS) {
        const control = opener(page).first();
        if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
        await control.click();
        await expect.poll(quiet).toBeGreaterThan(300);
        await open(path);
      }
    }
  });
