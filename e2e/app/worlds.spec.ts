import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { fill } from '../support/form';
import { trySignIn } from '../support/login';
import { takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('with the address parameter `scenario=full`, lists have 100,000 rows in the current tab, but not in a new tab @full', async ({
  page,
  context,
}) => {
  const total = /^共 100,?000 条$/;
  await openAs(page, demoAccount, '/system/user?scenario=full&pageNum=3');
  await expect(page.getByText(total)).toBeVisible();
  await expect(page).not.toHaveURL(/scenario/);
  await page.goto('/system/role');
  await expect(page.getByText(total)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/system/role');
  await expect(other.getByText(/^共 \d+ 条$/)).toBeVisible();
  await expect(other.getByText(total)).toHaveCount(0);
  await page.goto('/system/role?scenario=');
  await expect(page.getByText(/^共 \d{1,3} 条$/)).toBeVisible();
});

test('saving a record reports a conflict if another user has changed the record meanwhile @full', async ({ page }) => {
  const { username } = await makeAccount(page.request);
  await openAs(page, demoAccount, `/system/user?scenario=second&loginName=${username}`);
  await takeAction(page, '编辑', username);
  await fill(dialog(page), { 昵称: '改过的名字' });
  await fill(dialog(page), { 备注: '我的备注' });
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('您编辑期间，这条记录已被他人修改')).toBeVisible();
});

test('a tester can set the clock of a tab, and can simulate a server that refuses every call @full', async ({
  page,
  allow,
}) => {
  allow('status of 403');
  await page.goto('/user/login?now=2026-12-31T21:30&scenario=forbidden');
  await trySignIn(page);
  await expect(page.getByText('晚上好', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Forbidden').first()).toBeVisible();
  expect(await page.evaluate(() => new Date().toLocaleDateString('sv'))).toBe('2026-12-31');
});

test('the app reloads exactly once when a user opens a screen whose files were removed by a new release @full', async ({
  page,
  allow,
}) => {
  allow(/status of 404|dynamically imported module|a style sheet did not load|Loading module/);
  await openAs(page, demoAccount, '/system/role?scenario=release');
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
  const build = async () => ((await (await page.request.get('/version.json')).json()) as { build: string }).build;
  const own = await build();
  await expect.poll(build).toBe('the next one');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.evaluate(() => {
    history.pushState(null, '', '/act/modelList');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: '模型管理' })).toBeVisible();
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  expect(loads).toBe(1);
  expect(await build()).toBe(own);
});
