import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { keep, openAs } from '../support/backend';
import { expectAccessible } from '../support/axe';
import { dialog } from '../support/dialog';
import { respond, restore } from '../support/faults';
import { choice } from '../support/form';
import { expectNoGhostStops, expectNoMouseOnlyControls, expectNoSidewaysScroll } from '../support/probes';
import { emptyTable, rowOf, showMoreFilters, takeAction } from '../support/table';
import { expect, test } from '../support/test';

const LIST = '/system/user/list';
const QUERY = '/system/user?loginName=zhang';

/**
 * The width of the window does not change the colors, and the theme does not change the layout. So only some
 * combinations are checked.
 */
const LOOKS = [
  ['light', 1440],
  ['light', 390],
  ['dark', 1440],
] as const;

for (const [theme, width] of LOOKS) {
  test.describe(`accessibility of the ${theme} theme at ${width} px${theme === 'light' && width === 1440 ? '' : ' @full'}:`, () => {
    test.use({ viewport: { width, height: 900 } });
    const openUsers = (page: Page) => openAs(page, demoAccount, QUERY, { DEFAULT_THEME: theme });

    /** Runs axe in every theme. The probes that do not depend on colors run only once. */
    async function expectGood(page: Page) {
      await expectAccessible(page);
      if (theme === 'dark') return;
      await expectNoMouseOnlyControls(page);
      await expectNoSidewaysScroll(page);
    }
    const expectGoodStops = (page: Page) => theme === 'light' && expectNoGhostStops(page);

    const isFirst = theme === 'light' && width === 1440;

    if (isFirst)
      test('the public pages are accessible', async ({ page }) => {
        await keep(page, { DEFAULT_THEME: theme });
        await page.goto('/user/login');
        await expect(page.getByRole('tab', { name: '手机号登录' })).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: '登录', exact: true }).click();
        await expect(page.getByText('请输入密码')).toBeVisible();
        await expectGood(page);
        await page.getByRole('tab', { name: '手机号登录' }).click();
        await expectGood(page);
        await expectGoodStops(page);
        for (const address of ['/403', '/404']) {
          await page.goto(address);
          await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
          await expectGood(page);
        }
      });

    test('the overview is accessible @full', async ({ page }) => {
      await openAs(page, demoAccount, '/account/center', { DEFAULT_THEME: theme, DEFAULT_MULTI_TAB: true });
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page.getByText('用户总数')).toBeVisible();
      await expect(page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link')).toHaveCount(2);
      await expectGood(page);
      await expectGoodStops(page);
      await page.getByRole('button', { name: '系统管理员 的菜单' }).click();
      await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '快速搜索' }).click();
      await expect(dialog(page).getByRole('combobox')).toBeFocused();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^通知/ }).click();
      await expectGood(page);
      await page.keyboard.press('Escape');
      if (width === 390) await page.getByRole('button', { name: '侧边菜单' }).click();
      else await page.getByRole('menuitem', { name: '审核管理' }).hover();
      await expect(page.getByRole('menuitem', { name: width === 390 ? '审核管理' : '企业审核' }).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('the list of users is accessible with rows, without rows and after a failure @full', async ({
      page,
      allow,
    }) => {
      allow('status of 500');
      await openUsers(page);
      await expect(rowOf(page, 'zhangjuan')).toBeVisible();
      await expectGood(page);
      await expectGoodStops(page);
      await page.getByRole('checkbox', { name: '选择 zhangjuan' }).check();
      await expect(page.getByText('已选 1 项')).toBeVisible();
      await expectGood(page);
      if (!isFirst) return;

      await page.goto('/system/user?loginName=nobody');
      await expect(emptyTable(page)).toBeVisible();
      await expectGood(page);

      await respond(page, LIST, { status: 500, json: { code: 500 } });
      await page.reload();
      await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
      await expectGood(page);
      await restore(page);
    });

    if (width === 390) return;

    test('the overlays of the list of users are accessible @full', async ({ page }) => {
      await openUsers(page);
      await showMoreFilters(page);
      await expectGoodStops(page);
      await page.getByRole('combobox', { name: '状态' }).click();
      await expect(choice(page, '停用')).toBeVisible();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await showMoreFilters(page);
      await page.getByLabel('创建时间').first().click();
      await expect(page.getByRole('button', { name: '上一年' }).first()).toBeVisible();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '列设置' }).click();
      await expect(page.getByRole('checkbox', { name: '邮箱' })).toBeVisible();
      await expectGood(page);
    });

    if (!isFirst) return;

    test('the form for editing a user is accessible @full', async ({ page }) => {
      await openUsers(page);
      await takeAction(page, '编辑', 'zhangjuan');
      await expect(dialog(page).getByLabel('昵称')).toHaveValue('张娟');
      await expectGood(page);
      await expectGoodStops(page);
      await dialog(page).getByLabel('角色').click();
      await expect(choice(page, '财务专员')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await dialog(page).getByLabel('部门').click();
      await expect(choice(page, '若依科技 / 深圳总公司 / 测试部门')).toBeVisible();
      await expectAccessible(page);
    });

    test('the dialogs for resetting a password and deleting a user are accessible @full', async ({ page }) => {
      await openUsers(page);
      await takeAction(page, '重置密码', 'zhangjuan');
      await expect(dialog(page)).toContainText('将生成随机密码，只显示一次。');
      await expectGood(page);
      await dialog(page).getByRole('button', { name: '取消' }).click();
      await expect(dialog(page)).toHaveCount(0);

      await takeAction(page, '删除', 'zhangjuan');
      await expect(dialog(page)).toContainText('zhangjuan');
      await expectGood(page);
    });
  });
}
