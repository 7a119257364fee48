import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { choose, fill, save } from '../support/form';
import { messages } from '../support/notices';
import { expectNoMouseOnlyControls } from '../support/probes';
import { rowOf, search, takeAction } from '../support/table';
import { expect, test } from '../support/test';

const seesMessage = (page: Page, words: string) =>
  expect(messages(page).filter({ hasText: words }).last()).toBeVisible();

/** Saves the form and waits until it is closed. */
async function saved(page: Page) {
  await save(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
}

test('a user adds a department below another, moves it, cannot remove it while it has members, and then removes it @full', async ({
  page,
}) => {
  const name = unique('部');
  await openAs(page, demoAccount, '/system/dept');
  await takeAction(page, '新增下级', '长沙分公司');
  const form = dialog(page);
  await fill(form, {
    部门名称: '市场部门',
    负责人: '张三',
    联系电话: '13900139000',
    邮箱: 'a@example.com',
    显示顺序: '9',
  });
  await expectAccessible(page, '[role="dialog"]');
  await save(form);
  await expect(form.getByText("新增部门'市场部门'失败，部门名称已存在")).toBeVisible();
  await fill(form, { 部门名称: name });
  await save(form);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: '全部展开' }).click();
  await expect(rowOf(page, name)).toContainText('张三');
  await expectAccessible(page);
  await expectNoMouseOnlyControls(page);

  await takeAction(page, '编辑', name);
  await choose(dialog(page), '上级部门', '若依科技 / 深圳总公司');
  await fill(dialog(page), { 负责人: '陈建国' });
  await page.getByText('陈建国 (chenjianguo)').last().click();
  await saved(page);
  await search(page, { 部门名称: name });
  await expect(rowOf(page, name)).toContainText('陈建国');

  const headers = { token: await tokenOf(page.request) };
  const answered = await page.request.get(`/api/system/dept/list?deptName=${name}`, { headers });
  const [dept] = ((await answered.json()) as { data: { deptId: number; parentId: number; leaderId: number }[] }).data;
  expect(dept).toMatchObject({ parentId: 101, leaderId: expect.any(Number) });
  const { userId } = await makeAccount(page.request, { deptId: dept?.deptId });
  await takeAction(page, '删除', name);
  await answer(page, '删除');
  await seesMessage(page, '部门存在用户,不允许删除');
  await page.request.post(`/api/system/user/remove?ids=${userId}`, { headers });
  await takeAction(page, '删除', name);
  await answer(page, '删除');
  await expect(rowOf(page, name)).toHaveCount(0);
});
