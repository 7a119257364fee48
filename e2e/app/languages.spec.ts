import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { keep, openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { emptyTable, headers, rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openUsers = (page: Page, lang: string, query = 'zhang') =>
  openAs(page, demoAccount, `/system/user?loginName=${query}`, { lang, DEFAULT_LAYOUT_MODE: 'sidemenu' });

const words = {
  'zh-CN': {
    area: '系统管理',
    screen: '用户管理',
    title: '用户管理',
    columns: ['用户名', '昵称', '状态', '角色', '部门', '手机号码', '邮箱', '创建时间', '操作'],
    total: '共 3 条',
    pageSize: '10 条/页',
    search: '查询',
    edit: '编辑 zhangjuan',
    save: '保存',
    empty: '暂无数据',
  },
  'en-US': {
    area: 'System',
    screen: 'Users',
    title: 'Users',
    columns: [
      'Username',
      'Display name',
      'Status',
      'Roles',
      'Department',
      'Mobile number',
      'Email',
      'Created',
      'Actions',
    ],
    total: '3 in total',
    pageSize: '10 / page',
    search: 'Search',
    edit: 'Edit zhangjuan',
    save: 'Save',
    empty: 'No data',
  },
};

for (const [lang, say] of Object.entries(words)) {
  test(`the list of users is in ${lang}: menu, titles, table, pager, forms, antd’s own texts${lang === 'zh-CN' ? '' : ' @full'}`, async ({
    page,
  }) => {
    await openUsers(page, lang);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(heading(page)).toHaveText(say.screen);
    await expect(page).toHaveTitle(new RegExp(`^${say.screen} – `));
    await expect(page.getByRole('menuitem', { name: say.area })).toBeVisible();
    await expect(page.getByRole('region', { name: say.title })).toBeVisible();
    await expect(page.getByText(say.total)).toBeVisible();
    expect(await headers(page)).toEqual(say.columns);
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('combobox') })).toHaveText(say.pageSize);
    await expect(page.getByRole('button', { name: say.search, exact: true })).toBeVisible();

    await page.getByRole('button', { name: say.edit }).click();
    await expect(dialog(page).getByRole('button', { name: say.save })).toBeVisible();
    await page.goto('/system/user?loginName=nobody');
    await expect(emptyTable(page)).toContainText(say.empty);
  });
}

for (const [lang, screen, column] of [
  ['pt-BR', 'Usuários', 'Celular'],
  ['zh-TW', '使用者管理', '使用者名稱'],
] as const) {
  test(`the title and a column header of the user list are in ${lang} @full`, async ({ page }) => {
    await openUsers(page, lang);
    await expect(heading(page)).toHaveText(screen);
    expect(await headers(page)).toContain(column);
  });
}

test('a user can change the language while working, and the choice survives a reload @full', async ({ page }) => {
  await openUsers(page, 'zh-CN');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Users');
  await expect(page.getByText('3 in total')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await expect(heading(page)).toHaveText('Users');
});

// locales.test.ts proves that no language lacks a key; this test proves that keys are looked up in the right namespace.
for (const lang of ['en-US']) {
  test(`[row 140] no translation key is shown instead of its text in ${lang} @full`, async ({ page }) => {
    await keep(page, { lang });
    await page.goto('/user/login');
    await expect(page.getByRole('tab')).toHaveCount(2);
    expect(await rawKeys(page)).toEqual([]);
    await page.getByRole('tab').last().click();
    expect(await rawKeys(page)).toEqual([]);

    await openAs(page, demoAccount, '/weclome', { lang });
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    expect(await rawKeys(page)).toEqual([]);

    await openUsers(page, lang);
    await expect(rowOf(page, 'zhangjuan')).toBeVisible();
    await page.getByRole('search').locator('button[aria-haspopup=dialog]').click();
    await expect(page.getByPlaceholder('Start date')).toBeVisible();
    expect(await rawKeys(page)).toEqual([]);
    await takeAction(page, 'Edit', 'zhangjuan');
    await expect(dialog(page).getByRole('textbox').first()).toHaveValue('zhangjuan');
    expect(await rawKeys(page)).toEqual([]);
  });
}

test('in Chinese no control has an English name @full', async ({ page }) => {
  await openUsers(page, 'zh-CN');
  await expect(rowOf(page, 'zhangjuan')).toBeVisible();
  await page.getByRole('button', { name: '更多筛选' }).click();
  expect(await englishNames(page)).toEqual([]);
  // Closes the filters, which cover the row.
  await page.keyboard.press('Escape');
  await takeAction(page, '编辑', 'zhangjuan');
  await expect(dialog(page).getByLabel('昵称')).toHaveValue('张娟');
  expect(await englishNames(page)).toEqual([]);
});

/** Returns visible texts and accessible names that look like a key, such as `crud.range.today`. */
function rawKeys(page: Page) {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => /^[a-z]+(\.[a-zA-Z]+)+$/.test(text));
  });
}

/** Returns accessible names of controls that begin with an English word, like the names of antd's icons and buttons. */
async function englishNames(page: Page) {
  const controls = /- (?:button|link|checkbox|switch|combobox|textbox|searchbox|tab|menuitem|radio) "([^"]+)"/g;
  const names = [...(await page.locator('body').ariaSnapshot()).matchAll(controls)].map((control) => control[1] ?? '');
  return names.filter((name) => /^[A-Za-z]/.test(name) && !name.startsWith('zhang'));
}

for (const [lang, actions, address, column, ...inRow] of [
  ['en-US', 'Actions', '/sales/order', 'Invoice', 'Refund'],
  ['en-US', 'Actions', '/sales/order', 'Product', 'View'],
  ['en-US', 'Actions', '/system/user', 'Mobile number', 'Edit'],
  ['en-US', 'Actions', '/finance/settlement', 'Gross (CNY)', 'Reconcile'],
  ['pt-BR', 'Ações', '/sales/order', 'Produto', 'Reembolsar'],
] as const)
  test(`in ${lang} with the side menu open, ${address} has room for the column ${column} and the action ${inRow.join()} @full`, async ({
    page,
  }) => {
    const settings = { lang, DEFAULT_LAYOUT_MODE: 'sidemenu', SIDEBAR_TYPE: true };
    await openAs(page, demoAccount, address, settings);
    const table = page.getByRole('table').filter({ visible: true });
    await expect(table.getByRole('button', { name: new RegExp(`^${inRow[0]} `) }).first()).toBeVisible();
    const edges = async () => {
      const own = await table.getByRole('columnheader', { name: column }).boundingBox();
      const last = await table.getByRole('columnheader', { name: actions }).boundingBox();
      return own && last && own.x + own.width <= last.x + 1;
    };
    await expect.poll(edges).toBe(true);
  });
