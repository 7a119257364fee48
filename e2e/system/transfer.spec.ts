import { readFileSync } from 'node:fs';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { respond, restore } from '../support/faults';
import { cellTexts, rowOf, search } from '../support/table';
import { expect, test } from '../support/test';

const LIST = '/system/user/list';

test('a user imports users from a sheet, and sees errors and refusals before anything is imported', async ({
  page,
}) => {
  const taken = await makeAccount(page.request);
  const [one, two] = [unique('imp'), unique('imp')];
  const sheet = [
    '用户名,用户昵称,所属部门,角色,手机',
    `${one},导入一,研发部门,管理员,`,
    `${two},导入二,没有的部门,管理员,138`,
    `${taken.username},重名,若依科技 / 深圳总公司 / 研发部门,管理员,`,
  ].join('\r\n');
  await openAs(page, demoAccount, '/system/user');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const box = dialog(page);
  await box
    .getByLabel(/点击选择文件/)
    .setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) });
  await expect(box.getByText('不支持的文件格式，请使用 .xlsx 或 .csv')).toBeVisible();

  await box
    .getByLabel(/点击选择文件/)
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await expect(box.getByText('2 行可以导入，1 行有错误（有错误的行不会发送）')).toBeVisible();
  const wrong = box.getByRole('row').nth(1);
  await expect(wrong).toContainText('部门不在可选范围内（可填：若依科技、');
  await expect(wrong).toContainText('手机号码格式不正确');
  // The row can be identified beside its problem without scrolling.
  await expect(wrong.getByRole('cell').nth(1)).toHaveText(two);
  await expect(wrong.getByRole('cell').nth(3)).toBeInViewport({ ratio: 1 });
  // The server checks the rows before they are sent for import.
  await box.getByRole('button', { name: '导入 2 行' }).click();
  await expect(box.getByText('1 行可以导入，2 行有错误（有错误的行不会发送）')).toBeVisible();
  await expect(box.getByRole('row').filter({ hasText: taken.username })).toContainText('登录账号已存在');
  await box.getByRole('button', { name: '导入 1 行' }).click();
  await expect(box.getByText('成功 1 / 失败 2')).toBeVisible();
  await expect(box.getByRole('row').filter({ hasText: taken.username })).toContainText('登录账号已存在');
  const download = page.waitForEvent('download');
  await box.getByRole('button', { name: '下载初始密码' }).click();
  expect((await download).suggestedFilename()).toMatch(/^用户管理-初始密码-\d{8}-\d{4}\.xlsx$/);
  // Retrying is not offered, because the same account would be refused again.
  await expect(box.getByRole('button', { name: /^重试失败/ })).toHaveCount(0);
  await box.getByRole('button', { name: '关闭' }).last().click();
  await search(page, { 用户名: one });
  await expect(rowOf(page, one)).toContainText('导入一');
});

test('an export has all filtered rows, with labels and without formulas, and a failed export can be started again @full', async ({
  page,
  allow,
}) => {
  const { username } = await makeAccount(page.request, { userName: '=1+1' });
  await openAs(page, demoAccount, `/system/user?loginName=${username}`);
  await expect(rowOf(page, username)).toBeVisible();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await dialog(page).getByText('CSV (.csv)').click();

  allow('500');
  await respond(page, LIST, { status: 500 });
  await dialog(page).getByRole('button', { name: '开始导出' }).click();
  await page.getByRole('button', { name: '导入导出，1 个新结果' }).click();
  await expect(page.getByText(/^失败：服务器开小差了/)).toBeVisible();
  await restore(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '重新开始：导出 · 用户管理' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^用户管理-\d{8}-\d{4}\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('"用户名","昵称","状态","角色","部门","手机号码","邮箱","创建时间"');
  expect(lines[1]).toContain(`"${username}","'=1+1","正常",`);
  expect(lines[1]).toContain(',"研发部门",');
  await expect(page.getByText('已导出 1 条').last()).toBeVisible();
});

test('a user saves a view and opens the list with it by default, and a link opens the same rows and columns @full', async ({
  page,
  context,
}) => {
  await openAs(page, demoAccount, '/system/user?loginName=zhang');
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '邮箱' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '我的视图' }).click();
  await page.getByLabel('视图名称').fill('姓张的');
  await page.getByLabel('视图名称').press('Enter');
  await page.getByRole('button', { name: '默认打开 姓张的' }).click();
  await expect(page.getByRole('button', { name: '默认打开 姓张的' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/system/user');
  await expect(page).toHaveURL(/loginName=zhang/);
  await expect(page.getByText('共 3 条')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '邮箱' })).toHaveCount(0);
  const [link, names] = [page.url(), await cellTexts(page, '用户名')];

  const other = await context.newPage();
  await other.goto('about:blank');
  await openAs(other, demoAccount, link);
  await expect.poll(() => cellTexts(other, '用户名')).toEqual(names);
  await expect(other.getByRole('columnheader', { name: '邮箱' })).toHaveCount(0);
  await other.close();
});
