import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { choose, fill, save } from '../support/form';
import { messages } from '../support/notices';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

const open = (page: Page, query = '') => openAs(page, demoAccount, `/system/permission${query}`);

/** Performs an action of a row from its "more" menu. */
async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `更多 ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function add(page: Page, name: string, key: string) {
  await fill(dialog(page), { 菜单名称: name, 菜单标识: key });
}

const seesMessage = (page: Page, words: string) =>
  expect(messages(page).filter({ hasText: words }).last()).toBeVisible();

test('a new directory and screen appear in menu, route and breadcrumb, and a user reorders the siblings @full', async ({
  page,
}) => {
  const key = unique('e2e');
  const [directory, first, second] = ['目录', '页面甲', '页面乙'].map((word) => word + key) as [string, string, string];
  await open(page, '?menuKey=system');
  await takeAction(page, '新增下级', '系统管理');
  await dialog(page).getByText('目录', { exact: true }).click();
  await add(page, directory, key);
  await choose(dialog(page), '组件', 'RouteView');
  await choose(dialog(page), '菜单图标', 'trophy');
  const preview = dialog(page).getByRole('region', { name: '路由预览' });
  await expect(preview).toContainText(`/system/${key}`);
  await expect(preview).toContainText('没有可打开的页面');
  await save(dialog(page));
  await seesMessage(page, '保存成功');

  await open(page, `?menuKey=${key}`);
  for (const [name, screen] of [
    [first, 'system/DeptList'],
    [second, 'system/DictList'],
  ] as const) {
    await takeAction(page, '新增下级', directory);
    await add(page, name, key + screen.slice(7));
    await dialog(page).getByLabel('组件', { exact: true }).fill(screen);
    await page.keyboard.press('Enter');
    await expect(preview).toContainText(`${screen} 页面存在`);
    await expect(preview).toContainText(`系统管理/${directory}/${name}`);
    await save(dialog(page));
    await expect(rowOf(page, name)).toBeVisible();
  }

  await act(page, second, '上移');
  await seesMessage(page, '顺序已保存');
  const names = page.locator('tr[data-row-key]').filter({ hasText: '页面' });
  await expect(names).toContainText([second, first]);
  const handle = rowOf(page, first).getByTitle('拖动以调整顺序');
  await handle.hover();
  await page.mouse.down();
  await rowOf(page, first).hover({ position: { x: 60, y: 5 } });
  await rowOf(page, second).hover({ position: { x: 60, y: 10 } });
  await page.mouse.up();
  await expect(names).toContainText([first, second]);

  await page.goto(`/system/${key}/${key}DeptList`);
  await expect(page.getByRole('button', { name: '编辑 深圳总公司' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText(`系统管理${directory}`);
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();

  await open(page, `?menuKey=${key}`);
  await page.getByRole('button', { name: `更多 ${directory}` }).click();
  await expect(page.getByRole('menuitem', { name: '删除 存在下级，不能删除' })).toBeDisabled();
  await page.keyboard.press('Escape');
  for (const name of [first, second]) {
    const remove = page.getByRole('button', { name: `删除 ${name}` });
    if (await remove.isVisible()) await remove.click();
    else await act(page, name, '删除');
    await answer(page, '删除');
    await expect(rowOf(page, name)).toHaveCount(0);
  }
  await act(page, directory, '删除');
  await answer(page, '删除');
  await expect(rowOf(page, directory)).toHaveCount(0);
});

test('the form of a menu row refuses a script address, and accepts an external address only if “new window” is selected @full', async ({
  page,
}) => {
  await open(page, '?menuKey=weclome');
  await takeAction(page, '编辑', '欢迎页');
  const drawer = dialog(page);
  await expect(drawer.getByLabel('菜单标识')).toHaveValue('weclome');
  await fill(drawer, { 链接地址: 'javascript:alert(1)' });
  await save(drawer);
  await expect(drawer.getByText('路由配置错误：请填写站内地址或 http(s) 链接')).toBeVisible();
  await fill(drawer, { 链接地址: 'https://example.com' });
  await save(drawer);
  await expect(drawer.getByText('链接地址为外链时，打开方式必须为新窗口（antd限制）')).toBeVisible();
  await choose(drawer, '打开方式', '新窗口');
  await expect(drawer.getByRole('region', { name: '路由预览' })).toContainText('外部网站，新窗口打开');
  await expectAccessible(page, '[role="dialog"]');
  await drawer.getByRole('button', { name: '取消' }).click();
  await answer(page, '放弃修改');
  await expectAccessible(page);
});
