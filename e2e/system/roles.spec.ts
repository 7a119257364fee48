import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { choice, fill, save } from '../support/form';
import { signIn } from '../support/login';
import { messages } from '../support/notices';
import { cellTexts, rowOf, search, takeAction } from '../support/table';
import { expect, test } from '../support/test';

const open = (page: Page, query = '') => openAs(page, demoAccount, `/system/role${query}`);
/** The checkbox of a tree node in the drawer. */
const box = (page: Page, name: string) => dialog(page).getByRole('treeitem', { name }).getByRole('checkbox').first();
const find = (page: Page, words: string) => dialog(page).getByRole('searchbox', { name: '搜索' }).fill(words);

async function roleIdOf(request: APIRequestContext, roleKey: string) {
  const headers = { token: await tokenOf(request) };
  const answered = await request.get(`/api/system/role/list?roleKey=${roleKey}`, { headers });
  return ((await answered.json()) as { data: { records: { roleId: number }[] } }).data.records[0]?.roleId;
}

/** Saves the form and waits until it is closed. */
async function saved(page: Page) {
  await save(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
}

test('changed permissions of a role apply when a user with the role signs in again @full', async ({
  page,
  browser,
}) => {
  const name = unique('角色');
  const roleKey = unique('role_');
  await open(page);
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), { 角色名称: name, 权限字符: roleKey, 显示顺序: '20' });
  await find(page, '字典');
  await box(page, '字典查询').click();
  await box(page, '字典新增').click();
  await expect(dialog(page).getByText('已选 4 项')).toBeVisible();
  await saved(page);
  const account = await makeAccount(page.request, { roleIds: [await roleIdOf(page.request, roleKey)] });

  const theirs = await browser.newContext({ locale: 'zh-CN' });
  const holder = await theirs.newPage();
  await signIn(holder, account);
  await holder.goto('/system/dict?dictName=用户性别');
  await expect(rowOf(holder, 'sys_user_sex')).toBeVisible();
  await expect(holder.getByRole('button', { name: '新建' })).toBeVisible();
  await expect(holder.getByRole('button', { name: /^(编辑|删除) / })).toHaveCount(0);
  await holder.goto('/system/dept');
  await expect(holder).toHaveURL(/\/403$/);

  await search(page, { 角色名称: name });
  await takeAction(page, '编辑', name);
  await find(page, '字典新增');
  await expect(box(page, '字典新增')).toBeChecked();
  await box(page, '字典新增').click();
  await find(page, '部门管理');
  await box(page, '部门管理').click();
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await answer(page, '仍然保存');
  await expect(messages(page)).toHaveText('保存成功');

  await holder.evaluate(() => localStorage.clear());
  await signIn(holder, account);
  await holder.goto('/system/dict?dictName=用户性别');
  await expect(rowOf(holder, 'sys_user_sex')).toBeVisible();
  await expect(holder.getByRole('button', { name: '新建' })).toHaveCount(0);
  await holder.goto('/system/dept');
  await expect(holder.getByRole('button', { name: '编辑 深圳总公司' })).toBeVisible();
  await theirs.close();

  await takeAction(page, '删除', name);
  await answer(page, '删除');
  await expect(messages(page).last()).toHaveText(`${name}已分配,不能删除`);
});

test('a user sets the data scope and departments of a role, and manages the roles of company administrators @full', async ({
  page,
}) => {
  await open(page);
  expect(await cellTexts(page, '角色名称')).toEqual(expect.arrayContaining(['管理员', '普通角色']));
  await page.getByRole('radiogroup', { name: '角色类别' }).getByText('管理员角色').click();
  await expect(page).toHaveURL(/\?kind=admin$/);
  await expect(rowOf(page, '企业管理员')).toContainText('杭州示例网络有限公司');

  const name = unique('企业');
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), { 角色名称: name, 权限字符: unique('tenant_'), 显示顺序: '30' });
  await dialog(page).getByLabel('所属公司').click();
  await choice(page, '深圳市示例科技有限公司').click();
  await find(page, '欢迎页');
  await box(page, '欢迎页').click();
  await expectAccessible(page, '[role="dialog"]');
  await saved(page);
  await search(page, { 角色名称: name });
  await expect(rowOf(page, name)).toContainText('深圳市示例科技有限公司');

  await takeAction(page, '数据权限', name);
  await dialog(page).getByRole('radio', { name: '自定义数据权限' }).check();
  await box(page, '测试部门').click();
  await expect(box(page, '若依科技')).toHaveAttribute('aria-checked', 'mixed');
  await expectAccessible(page, '[role="dialog"]');
  await saved(page);
  await expect(rowOf(page, name)).toContainText('自定义数据权限');
  await takeAction(page, '数据权限', name);
  await expect(box(page, '测试部门')).toBeChecked();
  await expect(box(page, '研发部门')).not.toBeChecked();
  await dialog(page).getByRole('button', { name: '取消' }).click();

  await takeAction(page, '删除', name);
  await answer(page, '删除');
  await expect(rowOf(page, name)).toHaveCount(0);
});
