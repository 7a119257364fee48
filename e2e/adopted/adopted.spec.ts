import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { backends } from '@mocks/adopted/backends';
import { listen } from '@mocks/adopted/base';
import { dialog } from '../support/dialog';
import { fill, save } from '../support/form';
import { trySignIn } from '../support/login';
import { cellTexts, nextPage, search, takeAction } from '../support/table';

/* The product with five backends that have other contracts, through their mappings (docs/adopt.md). Small servers
   simulate these backends, based on the source of their controllers. */

/** Opens the product as installed with this mapping, and forwards its calls to the server. */
async function inFrontOf(page: Page, name: string, address: string) {
  const mapping = readFileSync(`docs/mappings/${name}.json`, 'utf8');
  await page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `self.TALENT_DESK = { mapping: ${mapping} };` }),
  );
  await page.route('**/api/**', async (route) => {
    const { pathname, search: query } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: address + pathname.slice('/api'.length) + query }) });
  });
  await page.addInitScript(() => {
    localStorage.setItem('pro__TOUR_SEEN', JSON.stringify({ value: true, expire: null }));
    localStorage.setItem('pro__DEFAULT_LAYOUT_MODE', JSON.stringify({ value: 'sidemenu', expire: null }));
  });
}

async function open(page: Page, screen: string) {
  const menu = page.getByRole('navigation', { name: '侧边菜单' });
  const link = menu.locator('a').filter({ hasText: new RegExp(`^${screen}$`) });
  await expect(async () => {
    if (!(await link.isVisible()))
      await menu.getByRole('menuitem', { name: '系统管理', expanded: false }).click({ timeout: 2000 });
    await link.click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

/** Changes fields of a listed record in its form. */
async function edit(page: Page, record: string, values: Record<string, string>) {
  await takeAction(page, '编辑', record);
  const form = dialog(page);
  await fill(form, values);
  await save(form);
  await expect(form).toHaveCount(0);
}

for (const [name, { make, account, captcha }] of Object.entries(backends))
  test(`with the backend ${name} a user signs in, reads lists and changes records`, async ({ page }) => {
    const server = await listen(make());
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await inFrontOf(page, name, server.address);

    await page.goto('/user/login');
    if (captcha) {
      // Without its picture, a captcha is sent without its id.
      await expect(page.getByRole('img', { name: '验证码图片，点击换一张' })).toBeVisible();
      await page.getByRole('textbox', { name: '验证码' }).fill(captcha.captcha);
    }
    await trySignIn(page, account);
    await expect(page).not.toHaveURL(/\/user\/login/);

    await open(page, '用户管理');
    await expect.poll(() => cellTexts(page, '用户名')).toContain('admin');
    const first = await cellTexts(page, '用户名');
    expect(first).toHaveLength(10);
    await nextPage(page);
    await expect.poll(() => cellTexts(page, '用户名')).toHaveLength(3);
    expect((await cellTexts(page, '用户名')).filter((one) => first.includes(one))).toEqual([]);
    await search(page, { 用户名: 'user12' });
    await expect.poll(() => cellTexts(page, '用户名')).toEqual(['user12']);

    await edit(page, 'user12', { 昵称: '改过的名字' });
    await expect.poll(() => cellTexts(page, '昵称')).toEqual(['改过的名字']);

    await open(page, '角色管理');
    await expect.poll(() => cellTexts(page, '角色名称')).toContain('普通角色3');
    await edit(page, '普通角色3', { 备注: '改过的备注' });
    await open(page, '部门管理');
    await edit(page, '总公司', { 部门名称: '总部' });
    await expect.poll(() => cellTexts(page, '部门名称')).toContain('总部');
    await open(page, '字典管理');
    await expect.poll(() => cellTexts(page, '字典类型')).toContain('biz_1');
    await open(page, '菜单管理');
    await edit(page, '系统管理', { 菜单名称: '系统设置' });
    await expect.poll(() => cellTexts(page, '菜单名称')).toContain('系统设置');
    expect(problems).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    server.close();
  });
