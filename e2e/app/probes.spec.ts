import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { keep, openAs, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { openByMenu, screenPaths } from '../support/menu';
import {
  expectNoClippedText,
  expectNoGhostStops,
  expectNoHiddenStops,
  expectNoSidewaysScroll,
  expectVisibleFocus,
  foreignNames,
  textSizes,
} from '../support/probes';
import { emptyTable, rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';
import { loadingIn } from '../support/quiet';

/* Tests Z1 to Z12 of docs/quality#2.3, which axe does not cover. everyScreen.spec.ts tests Z1 on every screen. */

const isAtRest = (page: Page) => expect(loadingIn(page)).toHaveCount(0);

/** States that represent all others: a form outside the app shell, a list, a form in a dialog, a page to read. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the sign-in page': async (page) => {
    await keep(page, {});
    await page.goto('/user/login');
    await expect(page.getByRole('tab', { name: '手机号登录' })).toBeVisible();
  },
  'a list': async (page) => {
    await openAs(page, demoAccount, '/system/user?loginName=zhang');
    await expect(rowOf(page, 'zhangjuan')).toBeVisible();
    await isAtRest(page);
  },
  'a form': async (page) => {
    await openAs(page, demoAccount, '/system/user?loginName=zhang');
    await takeAction(page, '编辑', 'zhangjuan');
    await expect(dialog(page).getByLabel('昵称')).toHaveValue('张娟');
    await isAtRest(page);
  },
  'the first page': async (page) => {
    await openAs(page, demoAccount, '/weclome');
    await expect(page.getByText('用户总数')).toBeVisible();
    await isAtRest(page);
  },
};

for (const [state, open] of Object.entries(states)) {
  test(`[Z2] [Z3] [Z6] the focus is always visible on ${state} @full`, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page);
    await expectNoGhostStops(page);
    await expectVisibleFocus(page);
    await expectNoHiddenStops(page);
  });

  test(`[Z4] [Z5] ${state} zooms to 200 and 400 % and scrolls in one direction only @full`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const sizes = [];
    for (const zoom of [1, 2, 4]) {
      const size = { width: 1440 / zoom, height: 900 / zoom };
      const context = await browser.newContext({ baseURL, viewport: size, deviceScaleFactor: zoom, locale: 'zh-CN' });
      const page = await context.newPage();
      await open(page);
      await expectNoSidewaysScroll(page);
      sizes.push(await textSizes(page));
      await context.close();
    }
    const [normal = {}, ...zoomed] = sizes;
    expect(Object.values(normal).length).toBeGreaterThan(3);
    for (const size of sizes) expect(Math.min(...Object.values(size))).toBeGreaterThanOrEqual(12);
    // At 200 %, a page pixel is twice as many screen pixels, so everything must keep its size in page pixels. At 400 %,
    // a heading may be smaller, because the page is narrow.
    const smaller = (size: Record<string, number> = {}, share: number) =>
      Object.entries(size).filter(([text, pixels]) => pixels < (normal[text] ?? 0) * share);
    expect(smaller(zoomed[0], 1)).toEqual([]);
    expect(smaller(zoomed[1], 0.75)).toEqual([]);
  });

  test(`[Z7] nothing moves on ${state} for a user who prefers reduced motion @full`, async ({ page }) => {
    await open(page);
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 0)
          .map((one) => (one as CSSAnimation).animationName ?? (one as CSSTransition).transitionProperty),
      );
    await expect.poll(moving).toEqual([]);
  });

  test(`[Z12] wider text spacing cuts off no text of ${state}, and icons stay visible in system colours @full`, async ({
    page,
  }) => {
    await open(page);
    await page.addStyleTag({
      content:
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
    });
    await expectNoClippedText(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectAccessible(page);
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll('svg')]
        .filter((icon) => icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((icon) => {
          const { color, backgroundColor } = getComputedStyle(icon);
          return color === backgroundColor;
        })
        .map((icon) => icon.outerHTML.slice(0, 120)),
    );
    expect(unseen, 'icons in the colour of what is behind them').toEqual([]);
  });
}

test('[Z8] every control of every screen has an accessible name in the language of the page @full', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openAs(page, demoAccount, '/weclome', { DEFAULT_LAYOUT_MODE: 'sidemenu' });
  const found: string[] = [];
  for (const path of screenPaths) {
    await openByMenu(page, path);
    found.push(...(await foreignNames(page)).map((name) => `${path.at(-1)?.menuName}: ${name}`));
  }
  expect(found).toEqual([]);
});

test('[Z8] a screen reader reads a list in its visual order @full', async ({ page }) => {
  await openAs(page, demoAccount, '/system/user?loginName=zhangjuan');
  await expect(rowOf(page, 'zhangjuan')).toBeVisible();
  await isAtRest(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "跳到主要内容"
    - banner
    - main:
      - navigation "当前位置"
      - heading "用户管理" [level=1]
      - button "新建"
      - region "用户管理":
        - search "筛选":
          - textbox "用户名"
          - combobox "状态"
          - button "查询"
          - button "重置"
        - table "用户管理":
          - rowgroup:
            - row:
              - columnheader "全选当前页"
              - columnheader "用户名"
              - columnheader "操作"
          - rowgroup:
            - row:
              - cell "选择 zhangjuan"
              - cell "zhangjuan"
              - cell "张娟"
  `);
});

test('[Z9] a form with missing values reports the error at each field and focuses the first invalid field @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/user');
  await page.getByRole('button', { name: '新建' }).first().click();
  const form = dialog(page);
  const required = form.locator('[aria-required="true"]').filter({ visible: true });
  await expect(required.first()).toBeVisible();
  expect(await required.count()).toBeGreaterThanOrEqual(3);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
  for (const field of await form.locator('[aria-invalid="true"]').all()) {
    expect(await field.getAttribute('aria-required')).toBe('true');
    const said = await field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(''),
    );
    expect(said).toMatch(/^请(输入|选择|上传)/);
  }
});

test('[Z10] [Z11] a user creates, renames and deletes a tag without a mouse, and the creation is announced once @full', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = unique('键').slice(0, 8);
  await page.addInitScript(() => {
    for (const type of ['mousedown', 'pointerdown', 'touchstart'])
      addEventListener(type, () => document.documentElement.setAttribute('data-mouse', 'used'), true);
  });
  const said = (text: string | RegExp) =>
    expect(page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: text })).toHaveCount(1);
  await keep(page, { DEFAULT_MULTI_TAB: true });
  await page.goto('/user/login');
  await page.getByLabel('账号', { exact: true }).focus();
  await page.keyboard.type(demoAccount.username);
  await page.keyboard.press('Tab');
  await page.getByLabel('密码', { exact: true }).focus();
  await page.keyboard.type(demoAccount.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('用户总数')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('benefitTag');
  await expect(page.getByRole('option').first()).toContainText('福利标签');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '福利标签' })).toBeVisible();
  await isAtRest(page);
  await expect(page.locator('tr[data-row-key]').filter({ visible: true }).first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // The buttons of a list render after its rows; without the button the key does nothing.
  await expect(page.getByRole('button', { name: '新建' })).toBeVisible();
  await page.keyboard.press('n');
  await dialog(page).getByRole('textbox').first().press('End');
  await page.keyboard.type(name);
  await dialog(page).getByRole('combobox').first().press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('spinbutton').press('9');
  await dialog(page).getByRole('button', { name: '保存' }).press('Enter');
  await said(/保存成功/);
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `编辑 ${name}` }).press('Enter');
  await dialog(page).getByRole('textbox').first().press('End');
  await page.keyboard.type('改');
  await dialog(page).getByRole('button', { name: '保存' }).press('Enter');
  await expect(rowOf(page, `${name}改`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: `删除 ${name}改` }).press('Enter');
  await dialog(page)
    .getByRole('button', { name: /删除|确定/ })
    .press('Enter');
  await expect(emptyTable(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  // Chinese text goes to the focused field, so the test waits for the focus. Only single keys are buffered until then.
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('退出登录');
  await expect(page.getByRole('option', { name: '退出登录' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/login/);
  expect(await page.locator('html').getAttribute('data-mouse')).toBeNull();
});
