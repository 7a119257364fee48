import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { openByMenu, screenPaths } from '../support/menu';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

const SIDE_MENU = { DEFAULT_LAYOUT_MODE: 'sidemenu' };
const ROWS = 2500;

/** Makes the user list 2,500 rows long. The second request of an export waits until the returned function is called. */
async function manyUsers(page: Page) {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/system/user/list?**', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [pageNum, pageSize] = [Number(asked.get('pageNum')), Number(asked.get('pageSize'))];
    if (pageNum === 2) await held;
    const first = (pageNum - 1) * pageSize;
    const records = Array.from({ length: Math.max(0, Math.min(pageSize, ROWS - first)) }, (_, index) => ({
      userId: first + index + 1000,
      loginName: `many${first + index}`,
      userName: `用户${first + index}`,
      status: '0',
      roleIds: [],
    }));
    await route.fulfill({ json: { code: 0, data: { records, total: ROWS, current: pageNum } } });
  });
  return release;
}

const jobs = (page: Page, state: string) => page.getByRole('button', { name: `导入导出，${state}`, exact: true });
const toRoles = (page: Page) =>
  openByMenu(page, screenPaths.find((path) => path.at(-1)?.menuName === '角色管理') ?? []);

async function startExport(page: Page) {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page).getByText('将导出 2,500 条。')).toBeVisible();
  await dialog(page).getByText('CSV (.csv)').click();
  await dialog(page).getByRole('button', { name: '开始导出' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('正在后台导出“用户管理”，可以离开本页').last()).toBeVisible();
}

test('a user leaves the user list during an export and downloads the exported file from another page', async ({
  page,
}) => {
  const release = await manyUsers(page);
  await openAs(page, demoAccount, '/system/user', SIDE_MENU);
  await startExport(page);
  await toRoles(page);
  await jobs(page, '1 个进行中').click();
  await expect(page.getByText('已读取 1,000 / 2,500 条')).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expect(page.getByText('“用户管理”已导出，请在页头下载').last()).toBeVisible();
  await jobs(page, '1 个新结果').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载：导出 · 用户管理' }).click(),
  ]);
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(ROWS + 1);
  await page.getByRole('button', { name: '移除：导出 · 用户管理' }).click();
  await expect(page.getByRole('button', { name: /^导入导出/ })).toHaveCount(0);
});

test('an export that a reload interrupted can be restarted with the same choices @full', async ({ page }) => {
  const release = await manyUsers(page);
  await openAs(page, demoAccount, '/system/user?userName=many', SIDE_MENU);
  await startExport(page);
  await toRoles(page);
  await expect(jobs(page, '1 个进行中')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  release();
  await jobs(page, '1 个新结果').click();
  await expect(page.getByText('已中断')).toBeVisible();
  await page.getByRole('button', { name: '重新开始：导出 · 用户管理' }).click();
  await expect(page).toHaveURL(/\/system\/user\?userName=many$/);
  await expect(dialog(page).getByRole('radio', { name: 'CSV (.csv)' })).toBeChecked();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: '开始导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/^用户管理-.*\.csv$/);
});

test('an import continues in the background, and its result is shown in the header @full', async ({ page }) => {
  const [one, two] = [unique('job'), unique('job')];
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/system/user/save', async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page, demoAccount, '/system/user', SIDE_MENU);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const sheet = ['用户名,用户昵称,所属部门,角色', `${one},后台一,研发部门,管理员`, `${two},后台二,研发部门,管理员`];
  await dialog(page)
    .getByLabel(/点击选择文件/)
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet.join('\r\n')) });
  await dialog(page).getByRole('button', { name: '导入 2 行' }).click();
  await dialog(page).getByRole('button', { name: '在后台继续' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await toRoles(page);
  await expect(jobs(page, '1 个进行中')).toBeVisible();
  release();
  await expect(page.getByText('“用户管理”导入完成：成功 2 / 失败 0').last()).toBeVisible();
  await jobs(page, '1 个新结果').click();
  await page.getByRole('button', { name: '结果：导入 · 用户管理' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: '下载初始密码' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^用户管理-初始密码-/);
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  await page.goto(`/system/user?loginName=${one}`);
  await expect(rowOf(page, one)).toContainText('后台一');
});
