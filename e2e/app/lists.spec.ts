import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { listScreens, type Measures, measured } from '../support/lists';
import { rowOf, takeAction } from '../support/table';
import { isTurn } from '../support/tour';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';

/** The sizes of windows in which lists must fit, each with the limits for its measurements. */
const WINDOWS = [
  { width: 1440, height: 900, y: 240, inSight: 15, columns: 5 },
  { width: 1024, height: 768, y: 240, inSight: 10, columns: 5 },
  { width: 768, height: 1024, y: 240, inSight: 15, columns: 5 },
  { width: 390, height: 844, y: 250, inSight: 4, columns: 0 },
] as const;
type Window = (typeof WINDOWS)[number];

/** The height of the sums of a list, in pixels. In narrow windows the sums have a line of their own. */
const SUMS = { collection: 42 } as Readonly<Record<string, number>>;

/** Describes the limits that a list exceeds; empty if there are none. Labels in alphabetic languages are longer. */
function broken(found: Measures, window: Window, lang: string, key: string): string[] {
  const actions = lang === 'zh-CN' || window.width < 1200 ? 160 : 240;
  const rules: [boolean, string][] = [
    [found.y > window.y + (window.width < 900 ? (SUMS[key] ?? 0) : 0), `first row at ${found.y}`],
    [found.inSight < Math.min(found.rows, window.inSight), `${found.inSight} rows of ${found.rows}`],
    [window.width > 576 && found.columns < window.columns, `${found.columns} columns`],
    [window.width > 576 && found.covered > 0, `${found.covered} column covered`],
    [found.actions > actions, `actions ${found.actions} wide`],
    [found.names !== 1, `name ${found.names} times`],
    [window.width > 576 && found.stops > 3, `${found.stops} Tab stops`],
  ];
  return rules.filter(([is]) => is).map(([, words]) => words);
}

/** Opens every list of the menu. Returns a line for each list that exceeds a limit. */
async function look(page: Page, window: Window, lang: string, keys?: readonly string[]) {
  await page.setViewportSize(window);
  const lines: string[] = [];
  const wrong: string[] = [];
  for (const { key, address } of listScreens) {
    if (keys && !keys.includes(key)) continue;
    await openAs(page, demoAccount, `${address}?pageSize=30`, { lang });
    const found = await measured(page, key);
    if (!found) continue;
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    const { y, inSight, rows, columns, actions, stops } = found;
    const faults = broken(found, window, lang, key);
    if (pageWidth > window.width) faults.push(`page ${pageWidth} wide`);
    lines.push(
      `${key.padEnd(20)} y ${y}  rows ${inSight}/${rows}  columns ${columns}  actions ${actions}  Tabs ${stops}  ${faults.join(', ')}`,
    );
    if (faults.length > 0) wrong.push(`${key}: ${faults.join(', ')}`);
  }
  process.stdout.write(`${window.width} × ${window.height}, ${lang}\n${lines.join('\n')}\n`);
  return { count: lines.length, wrong };
}

// `npm run test:lists` measures in all windows and languages, `npm run test:rest` in a different one every second day.
const LOOKS = WINDOWS.flatMap((window) => ['zh-CN', 'en-US'].map((lang) => ({ window, lang })));
for (const [index, { window, lang }] of LOOKS.entries())
  test(`every list shows enough rows and columns, and its action column stays narrow, at ${window.width} × ${window.height} in ${lang} @full`, async ({
    page,
  }) => {
    test.skip(!isTurn('lists', index, LOOKS.length), 'on another day');
    test.setTimeout(600_000);
    const { count, wrong } = await look(page, window, lang);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(40);
  });

test('the lists of company reviews and users show at least 15 rows on a desktop and 4 cards on a phone @full', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const window of [WINDOWS[0], WINDOWS[3]]) {
    const { count, wrong } = await look(page, window, 'zh-CN', ['companyAudit', 'user']);
    expect(wrong).toEqual([]);
    expect(count).toBe(2);
  }
});

test('in a list, keys move between rows, select a range, focus the filters, show the shortcuts and open a form', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/user');
  const row = (index: number) => page.locator('tr[data-row-key]').nth(index);
  await expect(row(0)).toBeVisible();
  // The filters appear after the rows have been painted.
  await expect(page.getByRole('textbox', { name: '用户名' })).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);
  await press('j');
  await expect(row(0)).toBeFocused();
  await press('x');
  await press('j');
  await press('j');
  await press('Shift+X');
  await expect(page.getByText('已选 3 项')).toBeVisible();
  await press('k');
  await expect(row(1)).toBeFocused();
  await press('/');
  await expect(page.getByRole('textbox', { name: '用户名' })).toBeFocused();
  await page.keyboard.type('jx');
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('jx');
  await row(2).focus();
  await press('?');
  await expect(dialog(page, '列表快捷键')).toBeVisible();
  await press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await press('n');
  await expect(dialog(page, /^新建/)).toBeVisible();
});

test('重置 clears all filters, including the department filter, and each active filter has a chip @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/system/user?deptId=103&loginName=li&status=0');
  const chips = page.getByRole('list', { name: '已选的筛选条件' });
  await expect(chips).toContainText('部门：研发部门');
  await expect(chips).toContainText('状态：正常');
  await page.getByRole('button', { name: '取消筛选：状态' }).click();
  await expect(page).toHaveURL(/\?loginName=li&deptId=103$/);
  await page.getByRole('button', { name: '重置', exact: true }).click();
  await expect(page).toHaveURL(/\/system\/user$/);
  await expect(chips).toHaveCount(0);
});

test('on a phone each record is a card with its actions, and the filters open in a sheet @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount, '/system/user');
  const card = page.locator('tr[data-row-key]').first();
  await expect(card.getByRole('button', { name: /^编辑 / })).toBeVisible();
  await page.getByRole('button', { name: '筛选' }).click();
  await dialog(page, '筛选').getByRole('textbox', { name: '用户名' }).fill('zhangjuan');
  await dialog(page, '筛选').getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/loginName=zhangjuan/);
  await expect(rowOf(page, 'zhangjuan')).toBeVisible();
  await takeAction(page, '删除', 'zhangjuan');
  await expect(dialog(page)).toContainText('zhangjuan');
});

test('on a phone an active filter is fully readable, even with the longer English texts @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount, '/system/user?loginName=zhangjuan&status=0', { lang: 'en-US' });
  await expect(rowOf(page, 'zhangjuan')).toBeVisible();
  const remove = await page.getByRole('button', { name: 'Remove filter: Username' }).boundingBox();
  const clear = await page.getByRole('button', { name: 'Clear all' }).boundingBox();
  expect((remove?.x ?? 390) + (remove?.width ?? 0)).toBeLessThanOrEqual(clear?.x ?? 0);
});

test('a column that a user hides in a list stays hidden after a reload @full', async ({ page }) => {
  await openAs(page, demoAccount, '/system/user?loginName=zhujie');
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '邮箱' }).uncheck();
  await expect(page.getByRole('columnheader', { name: '邮箱' })).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'zhujie')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '邮箱' })).toHaveCount(0);
});
