import type { Page } from '@playwright/test';
import { demoAccount, operatorAccount } from '@mocks/demo';
import { makeAccount, openAs, unique } from '../support/backend';
import { answer, confirm, dialog } from '../support/dialog';
import { respond, restore } from '../support/faults';
import { choices, choose, fill, save } from '../support/form';
import { arrowTo, tabTo } from '../support/login';
import { messages, notifications } from '../support/notices';
import { cellTexts, emptyTable, nextPage, rowOf, search, showMoreFilters, takeAction } from '../support/table';
import { expect, test } from '../support/test';

const LIST = '/system/user/list';
const open = (page: Page, query = '') => openAs(page, demoAccount, `/system/user${query}`);
const nameField = (page: Page) => page.getByRole('textbox', { name: '用户名' });

test('search, sort order and page are in the address: a reload keeps them, and the back button undoes them @full', async ({
  page,
}) => {
  await open(page);
  await search(page, { 用户名: 'zhang' });
  await expect(page).toHaveURL(/\/system\/user\?loginName=zhang$/);
  await expect(page.getByText('共 3 条')).toBeVisible();
  expect(await cellTexts(page, '用户名')).toEqual(['zhangjing', 'zhangming', 'zhangjuan']);

  await page.getByRole('columnheader', { name: '用户名' }).click();
  await expect(page).toHaveURL(/\?loginName=zhang&sortField=loginName&sortOrder=asc$/);
  await expect(page.getByRole('columnheader', { name: '用户名' })).toHaveAttribute('aria-sort', 'ascending');
  const sorted = ['zhangjing', 'zhangjuan', 'zhangming'];
  await expect.poll(() => cellTexts(page, '用户名')).toEqual(sorted);

  await page.reload();
  await expect(nameField(page)).toHaveValue('zhang');
  await expect.poll(() => cellTexts(page, '用户名')).toEqual(sorted);

  await page.goBack();
  await expect.poll(() => cellTexts(page, '用户名')).toEqual(['zhangjing', 'zhangming', 'zhangjuan']);
  await page.goBack();
  await expect(page).toHaveURL(/\/system\/user$/);
  await expect(nameField(page)).toHaveValue('');
  await expect(page.getByText('共 3 条')).toHaveCount(0);
});

test('the pager shows pages of the chosen size, and a link opens the same page @full', async ({ page, context }) => {
  await open(page, '?loginName=zh&sortField=loginName&sortOrder=asc');
  await expect(page.getByText(/^共 1\d 条$/)).toBeVisible();
  const first = await cellTexts(page, '用户名');
  expect(first).toHaveLength(10);
  await nextPage(page);
  await expect(page).toHaveURL(/pageNum=2/);
  const second = await cellTexts(page, '用户名');
  expect(second.filter((name) => first.includes(name))).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => cellTexts(other, '用户名')).toEqual(second);

  await page.getByRole('combobox', { name: '每页条数' }).click();
  await choices(page).filter({ hasText: '30' }).click();
  await expect(page).toHaveURL(/pageSize=30/);
  await expect(page).not.toHaveURL(/pageNum/);
  await expect.poll(() => cellTexts(page, '用户名')).toEqual([...first, ...second]);
});

test('[row 76] a page past the last one is replaced by the last page with rows @full', async ({ page }) => {
  await open(page, '?loginName=zhang&pageNum=2');
  await expect(rowOf(page, 'zhangjuan')).toBeVisible();
  await expect(page).toHaveURL(/\?loginName=zhang$/);
});

test('更多筛选 shows the filters for state and dates, and 重置 clears them @full', async ({ page }) => {
  await open(page);
  await showMoreFilters(page);
  await choose(page, '状态', '停用');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/\?status=1$/);
  await expect(rowOf(page, 'wangjing').getByRole('switch')).not.toBeChecked();

  await showMoreFilters(page);
  await page.getByRole('button', { name: '常用日期' }).click();
  await page.getByRole('menuitem', { name: '今天' }).click();
  await expect(page.getByRole('button', { name: '常用日期' })).toBeFocused();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/status=1&beginTime=\d{4}-\d\d-\d\d&endTime=\d{4}-\d\d-\d\d$/);
  await expect(rowOf(page, 'wangjing')).toHaveCount(0);

  await page.getByRole('button', { name: '重置', exact: true }).click();
  await expect(page).toHaveURL(/\/system\/user$/);
  await expect(page.getByText(/^共 \d{2,} 条$/)).toBeVisible();
});

test('filtering by a department includes its descendants, and can be combined with a search by name @full', async ({
  page,
}) => {
  await open(page);
  const tree = page.getByRole('tree', { name: '部门' });
  await tree.getByTitle('长沙分公司').click();
  await expect(page).toHaveURL(/\?deptId=102$/);
  await expect(rowOf(page, 'lijunjie')).toBeVisible();
  expect(new Set(await cellTexts(page, '部门'))).toEqual(new Set(['财务部门', '市场部门']));

  await search(page, { 用户名: 'zhu' });
  await expect(page).toHaveURL(/loginName=zhu&deptId=102$/);
  await expect.poll(() => cellTexts(page, '用户名')).toEqual(['zhujie']);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/system\/user$/);
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveCount(0);

  await page.getByRole('searchbox', { name: '搜索部门' }).fill('财务');
  await expect(tree.getByTitle('财务部门')).toHaveCount(2);
  await expect(tree.getByTitle('研发部门')).toHaveCount(0);
});

test('[row 66] a late response never replaces a newer one @full', async ({ page }) => {
  await open(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let answered = false;
  await page.route(/list\?.*loginName=slow/, async (route) => {
    await held;
    await route.fulfill({ json: { code: 0, data: { records: [], total: 0 } } }).catch(() => undefined);
    answered = true;
  });
  await search(page, { 用户名: 'slow' });
  await search(page, { 用户名: 'zhujie' });
  await expect.poll(() => cellTexts(page, '用户名')).toEqual(['zhujie']);
  release();
  await expect.poll(() => answered).toBe(true);
  // A response that arrived would be rendered within two frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await cellTexts(page, '用户名')).toEqual(['zhujie']);
});

test('a new user with a taken name is refused and the form keeps its input; with a free name the user is saved @full', async ({
  page,
}) => {
  const name = unique('e2e');
  await open(page);
  await page.getByRole('button', { name: '新建' }).click();
  const drawer = dialog(page);
  await save(drawer);
  await expect(drawer.getByLabel('用户名')).toBeFocused();
  await expect(drawer.getByLabel('用户名')).toHaveAttribute('aria-invalid', 'true');

  await fill(drawer, { 用户名: 'admin', 昵称: '新来的', 备注: '端到端' });
  await choose(drawer, '部门', '若依科技 / 深圳总公司 / 测试部门');
  await choose(drawer, '角色', '普通角色');
  await save(drawer);
  await expect(drawer.getByText("新增用户'admin'失败，登录账号已存在")).toBeVisible();
  await expect(drawer.getByLabel('昵称')).toHaveValue('新来的');

  await fill(drawer, { 用户名: name });
  await save(drawer);
  await expect(messages(page)).toHaveText('保存成功');
  await expect(dialog(page, `${name} 的初始密码`)).toContainText('请转告本人');
  await dialog(page).getByRole('button', { name: '我已记下' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await search(page, { 用户名: name });
  await expect(rowOf(page, name)).toContainText('新来的普通角色测试部门');
});

test('the edit form shows the stored record, and saving one changed field keeps the other values @full', async ({
  page,
}) => {
  const { username, mobile } = await makeAccount(page.request, { remark: '原来的备注', deptId: 105 });
  await open(page, `?loginName=${username}`);
  await takeAction(page, '编辑', username);
  const drawer = dialog(page);
  await expect(drawer.getByLabel('手机号码')).toHaveValue(mobile);
  await expect(drawer.getByLabel('备注')).toHaveValue('原来的备注');
  await fill(drawer, { 昵称: '改过的名字' });
  await save(drawer);
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, username)).toContainText(
    `改过的名字管理员测试部门${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
  );
});

test('closing a form with input asks for confirmation @full', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '新建' }).click();
  await fill(dialog(page), { 昵称: '还没保存' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toContainText('内容未保存');
  await answer(page, '继续编辑');
  await expect(dialog(page).getByLabel('昵称')).toHaveValue('还没保存');
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await answer(page, '放弃修改');
  await expect(dialog(page)).toHaveCount(0);
});

test('disabling and enabling an account ask for confirmation @full', async ({ page }) => {
  const { username } = await makeAccount(page.request);
  await open(page, `?loginName=${username}`);
  const state = page.getByRole('switch', { name: `${username} 启用状态` });
  await state.click();
  await expect(dialog(page)).toContainText(`确定停用“${username}”吗？`);
  await answer(page, '取消');
  await expect(state).toBeChecked();
  await state.click();
  await confirm(page);
  await expect(state).not.toBeChecked();
  await state.click();
  await expect(dialog(page)).toContainText(`确定启用“${username}”吗`);
  await confirm(page);
  await expect(state).toBeChecked();
});

test('deleting a user requires a confirmation that shows the user’s name @full', async ({ page }) => {
  const { username } = await makeAccount(page.request);
  await open(page, `?loginName=${username}`);
  await takeAction(page, '删除', username);
  await expect(dialog(page)).toContainText(`确定删除“${username}”吗？删除后不可恢复。`);
  await answer(page, '取消');
  await expect(page.getByRole('button', { name: `更多 ${username}` })).toBeFocused();
  await takeAction(page, '删除', username);
  await answer(page, '删除');
  await expect(messages(page)).toHaveText('删除成功');
  await expect(rowOf(page, username)).toHaveCount(0);
  await expect(emptyTable(page)).toBeVisible();
});

test('an administrator selects several users and deletes them together @full', async ({ page }) => {
  const prefix = unique('many');
  for (const end of ['a', 'b', 'c']) await makeAccount(page.request, { loginName: prefix + end });
  await open(page, `?loginName=${prefix}`);
  await page.getByRole('checkbox', { name: `选择 ${prefix}a` }).check();
  await page.getByRole('checkbox', { name: `选择 ${prefix}b` }).check();
  await expect(page.getByText('已选 2 项')).toBeVisible();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(dialog(page)).toContainText('等 2 项吗？');
  await answer(page, '删除');
  await expect(page.getByText('共 1 条')).toBeVisible();
  expect(await cellTexts(page, '用户名')).toEqual([`${prefix}c`]);
  await expect(page.getByText('已选 2 项')).toHaveCount(0);
});

test('a user searches, edits, saves, deletes and signs out without a mouse', async ({ page }) => {
  const admin = await makeAccount(page.request);
  const { username } = await makeAccount(page.request);
  const press = (key: string) => page.keyboard.press(key);
  await openAs(page, admin, '/system/user');
  await tabTo(page, nameField(page));
  await page.keyboard.type(username);
  await press('Enter');
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(nameField(page)).toBeFocused();

  const row = rowOf(page, username);
  const edit = page.getByRole('button', { name: `编辑 ${username}` });
  await tabTo(page, row);
  await arrowTo(page, 'ArrowRight', edit);
  await press('Enter');
  await expect(dialog(page).getByLabel('昵称')).toHaveValue(username);
  await tabTo(page, dialog(page).getByLabel('昵称'));
  await press('ControlOrMeta+A');
  await page.keyboard.type('键盘');
  await tabTo(page, dialog(page).getByRole('button', { name: '保存' }));
  await press('Enter');
  await expect(rowOf(page, username)).toContainText('键盘');
  await expect(edit).toBeFocused();

  await arrowTo(page, 'ArrowRight', row.getByRole('button', { name: /^更多/ }));
  await press('Enter');
  await arrowTo(page, 'ArrowDown', page.getByRole('menuitem', { name: '删除' }));
  await press('Enter');
  await tabTo(page, dialog(page).getByRole('button', { name: '删除' }));
  await press('Enter');
  await expect(emptyTable(page)).toBeVisible();

  const menu = page.getByRole('button', { name: `${admin.username} 的菜单` });
  await tabTo(page, menu);
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: '个人中心' })).toBeFocused();
  await press('Escape');
  await expect(menu).toBeFocused();
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '个人中心' })).toBeFocused();
  await press('End');
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(/\/user\/login/);
});

test('the super administrator cannot be deleted, and the server’s message is shown @full', async ({ page }) => {
  await open(page, '?loginName=admin');
  await takeAction(page, '删除', 'admin');
  await answer(page, '删除');
  await expect(messages(page)).toHaveText('不允许删除超级管理员用户');
  await expect(rowOf(page, 'admin')).toBeVisible();
});

test('a user with read-only access sees the user list without buttons for changes @full', async ({ page }) => {
  await openAs(page, operatorAccount, '/system/user?loginName=zhujie');
  await expect(rowOf(page, 'zhujie')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(新建|编辑|重置密码|删除)/ })).toHaveCount(0);
  await expect(page.getByRole('switch')).toBeDisabled();
});

test('[row 77] a list that fails to load shows an error and a retry, not an empty list @full', async ({
  page,
  allow,
}) => {
  allow('status of 500');
  await respond(page, LIST, { status: 500, contentType: 'text/html', body: '<h1>nginx</h1>' });
  await open(page, '?loginName=zhujie');
  await expect(page.getByRole('alert')).toContainText('加载失败服务器开小差了（500），请稍后再试');
  await expect(emptyTable(page)).toHaveCount(0);
  await expect(notifications(page)).toHaveCount(0);
  await restore(page);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(rowOf(page, 'zhujie')).toBeVisible();
});
