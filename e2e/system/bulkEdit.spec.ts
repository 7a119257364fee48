import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, type OwnAccount, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { choice } from '../support/form';
import { deskTest, pageOf } from '../support/installation';
import { cellTexts, rowOf } from '../support/table';
import { expect } from '../support/test';

/* Ann moves accounts to another department while Ben edits one of them. This test has its own backend. */

const test = deskTest();

const LIST = '/system/user?loginName=bulk';
const MARKET = 104;

/** Creates three accounts in the research department. Returns them with their names. */
async function threeAccounts(request: APIRequestContext) {
  const accounts: OwnAccount[] = [];
  for (const one of ['bulk1', 'bulk2', 'bulk3'])
    accounts.push(await makeAccount(request, { loginName: one, userName: one, roleIds: [2] }));
  return accounts;
}

/** Selects all rows and the new department. */
async function chooseTestDepartment(page: Page) {
  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '编辑' }).click();
  await dialog(page).getByRole('combobox', { name: '部门' }).click();
  await choice(page, '若依科技 / 深圳总公司 / 测试部门').click();
}

test('a user undoes the move of accounts to another department; a second move skips and reports an account changed by a colleague @full', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const [, second] = await threeAccounts(request);
  const page = await pageOf(browser, demoAccount, LIST);
  await expect(rowOf(page, 'bulk3')).toBeVisible();
  await chooseTestDepartment(page);
  const preview = dialog(page).getByRole('list', { name: '修改预览' }).getByRole('listitem');
  await expect(preview).toHaveText([/研发部门\s*→.*测试部门\s*3 条/]);
  await dialog(page).getByRole('button', { name: '修改 3 条' }).click();
  await expect(page.getByText('将修改部门 3 条')).toBeVisible();
  await page.getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('将修改部门 3 条')).toHaveCount(0);
  expect(await cellTexts(page, '部门')).toEqual(['研发部门', '研发部门', '研发部门']);

  await chooseTestDepartment(page);
  await dialog(page).getByRole('button', { name: '修改 3 条' }).click();
  await expect(page.getByText('将修改部门 3 条')).toBeVisible();
  // Ben saves one of the accounts first.
  const token = await tokenOf(request);
  const data = { userId: second?.userId, deptId: MARKET, loginName: 'bulk2', userName: 'bulk2', roleIds: [2] };
  const answer = await request.post('/api/system/user/update', { headers: { token }, data });
  expect(await answer.json()).toMatchObject({ code: 0 });

  const report = page.getByRole('alert').filter({ hasText: '1 条已由他人处理，您的操作未提交：修改部门 bulk2' });
  await expect(report).toBeVisible();
  await expect
    .poll(() => cellTexts(page, '部门'))
    .toEqual(expect.arrayContaining(['测试部门', '测试部门', '市场部门']));
  await report.getByRole('link', { name: '打开' }).click();
  await expect(rowOf(page, 'bulk2')).toBeVisible();
  await expect(rowOf(page, 'bulk1')).toHaveCount(0);
  await report.getByRole('button', { name: '知道了' }).click();
  await expect(report).toHaveCount(0);
});

test('a pending bulk edit is sent when the user leaves the page @full', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const [first] = await threeAccounts(request);
  const page = await pageOf(browser, demoAccount, LIST);
  await chooseTestDepartment(page);
  await dialog(page).getByRole('button', { name: '修改 3 条' }).click();
  await expect(page.getByText('将修改部门 3 条')).toBeVisible();
  await page.reload();
  const token = await tokenOf(request);
  const dept = async () => {
    const got = await request.get(`/api/system/user/get/${first?.userId}`, { headers: { token } });
    return ((await got.json()) as { data: { deptId: number; roleIds: number[] } }).data;
  };
  await expect.poll(dept).toMatchObject({ deptId: 105, roleIds: [2] });
});
