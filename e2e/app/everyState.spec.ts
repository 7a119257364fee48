import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { addressOf, screenPaths } from '../support/menu';
import { expect, test } from '../support/test';
import { isTurn } from '../support/tour';
import { loadingIn } from '../support/quiet';

/* axe finds no violation on any screen of the menu: with rows, without rows, with a failed list and with the first
   dialog open, in two widths and two themes. `npm run test:axe` checks all, `npm run test:rest` a different part
   each day. */

type State = 'loaded' | 'empty' | 'error' | 'dialog';

const areas = [...new Set(screenPaths.map(([area]) => area?.menuName ?? ''))];

const LOOKS = [1440, 320].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));
const TURNS = LOOKS.flatMap((look) => areas.map((area) => ({ ...look, area })));

/** Makes lists empty or fail, depending on `state.now`. All other calls are answered as usual. */
async function arrange(page: Page, state: { now: State }) {
  await page.route(
    (url) => url.pathname.startsWith('/api/biz/') || /^\/api\/.*\/(list|runs|finished|ing|done|my)$/.test(url.pathname),
    (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      if (state.now === 'error') return route.fulfill({ status: 500, json: { code: 500, msg: '系统繁忙' } });
      if (state.now !== 'empty') return route.fallback();
      const page = { records: [], total: 0, current: 1, size: 20, pages: 0 };
      return route.fulfill({ json: { code: 0, data: page } });
    },
  );
}

const view = (page: Page) => page.locator('[data-view]').filter({ visible: true });

async function atRest(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect(view(page)).not.toBeEmpty();
  await expect(loadingIn(page)).toHaveCount(0);
}

/** Opens the first dialog that a button can open over the screen. Returns false if there is none. */
async function openSomething(page: Page): Promise<boolean> {
  const own = view(page).getByRole('button', { name: /^(新建|新增|编辑|详情|查看|导入)/, disabled: false });
  if ((await own.count()) === 0) return false;
  await own.first().click();
  // Pages that a button opens are not checked here, because they are screens of their own.
  return dialog(page)
    .waitFor({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
}

for (const [index, { width, theme, area }] of TURNS.entries())
  (isTurn('axe', index, TURNS.length) ? test : test.skip)(
    `no screen of ${area} has axe violations in any state at ${width} px in the ${theme} theme @full`,
    async ({ page, allow }) => {
      test.setTimeout(600_000);
      allow('status of 500');
      await page.setViewportSize({ width, height: 900 });
      const state = { now: 'loaded' as State };
      await arrange(page, state);
      await openAs(page, demoAccount, '/404', { DEFAULT_THEME: theme });
      const found: string[] = [];
      for (const path of screenPaths.filter(([first]) => first?.menuName === area))
        for (const now of ['loaded', 'dialog', 'empty', 'error'] as const) {
          state.now = now;
          if (now !== 'dialog') {
            await page.goto(addressOf(path));
            await atRest(page);
          } else if (await openSomething(page)) await atRest(page);
          else continue;
          await expectAccessible(page).catch((error: Error) => found.push(`${now}: ${error.message}`));
          if (now === 'dialog') await page.keyboard.press('Escape');
        }
      expect(found).toEqual([]);
    },
  );
