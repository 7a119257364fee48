import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { pageOf } from '../support/installation';
import { rowOf, takeAction } from '../support/table';
import { expect } from '../support/test';
import { companies, queueTest as test, reviewOf } from './ownQueue';

/* The administrator is absent and has a substitute. This test has its own backend with four pending companies. */

test.use({ queue: companies(4) });

/** Selects an action of the open record, once the user has taken the record. */
async function choose(page: Page, name: string, action: string) {
  await expect(page.getByText('您正在处理')).toBeVisible();
  await page.getByRole('button', { name: `更多 ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: '释放' })).toBeVisible();
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

test('a substitute decides a workflow task and a company review for an absent colleague, and the history names both users @full', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const other = await makeAccount(request, { userName: '贝同事' });
  const token = await tokenOf(request);
  await request.post('/api/biz/company/assign', { headers: { token }, data: { ids: [20_000], userId: 1 } });

  // Ann makes Ben her substitute in her settings, from today on.
  const ann = await pageOf(browser, demoAccount, '/account/base');
  await ann.getByRole('button', { name: '设置代理人' }).click();
  const form = dialog(ann, '设置代理人');
  await form.getByRole('combobox', { name: '代理人' }).fill('贝同事');
  await ann.getByTitle(/贝同事/).click();
  await form.getByLabel('结束日期').fill('2999-12-31');
  await form.getByLabel('说明').fill('外出培训');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(ann.getByRole('list', { name: '外出代理' })).toContainText('贝同事 代理 系统管理员');

  // The task: Ben sees to whom it belongs, and approves it.
  const ben = await pageOf(browser, other, '/act/tasking');
  const task = ben.getByRole('row').filter({ hasText: '代 系统管理员' }).first();
  const name = await task.getByRole('link').first().innerText();
  await task.getByRole('link').first().click();
  await expect(reviewOf(ben, name)).toBeVisible();
  await ben.keyboard.press('a');
  await ben.keyboard.press('Enter');
  await expect(reviewOf(ben, name)).toHaveCount(0);
  await ben.goto('/act/taskdone');
  await takeAction(ben, '查看', name);
  await expect(ben.getByRole('region', { name: '流转历史' })).toContainText('贝同事（代 系统管理员）');

  // The record: Ben finds it among his own.
  await ben.goto('/approval/companyAudit');
  await ben.getByRole('tab', { name: '我的 (1)' }).click();
  await ben.getByRole('link', { name: '排队企业1' }).click();
  await expect(ben.getByText('您正在代 系统管理员 处理')).toBeVisible();
  await expect(ben.getByRole('img', { name: '正在核验' })).toHaveCount(0);
  await ben.keyboard.press('a');
  await expect(ben.getByText('全部审完 · 返回列表')).toBeVisible();
  await expect
    .poll(
      async () => {
        const answer = await request.get('/api/biz/company/get/20000', { headers: { token } });
        return ((await answer.json()) as { data: { auditStatus: string } }).data.auditStatus;
      },
      { timeout: 30_000 },
    )
    .toBe('1');
  await ben.reload();
  await expect(ben.getByText('贝同事（代 系统管理员）')).toBeVisible();
});

test('a reviewer skips a record, defers another, and moves a third to another queue @full', async ({ browser }) => {
  const ann = await pageOf(browser, demoAccount, '/approval/companyAudit');
  await ann.getByRole('link', { name: '排队企业1' }).click();
  await expect(ann.getByText('您正在处理')).toBeVisible();
  await ann.keyboard.press('s');
  await expect(reviewOf(ann, '排队企业2')).toBeVisible();
  await expect(ann.getByText('第 1 / 4 条')).toBeVisible();

  await choose(ann, '排队企业2', '稍后处理');
  await dialog(ann).getByRole('radio', { name: /^明天/ }).check();
  await dialog(ann).getByRole('button', { name: '稍后处理' }).click();
  await expect(reviewOf(ann, '排队企业3')).toBeVisible();

  await choose(ann, '排队企业3', '移至其他队列');
  await dialog(ann).getByRole('radio', { name: '疑难' }).check();
  await dialog(ann).getByRole('button', { name: '移动' }).click();
  await expect(reviewOf(ann, '排队企业4')).toBeVisible();

  await ann.getByRole('link', { name: '返回列表' }).click();
  await expect(ann.getByRole('link', { name: '排队企业1' })).toBeVisible();
  await expect(ann.getByRole('link', { name: '排队企业2' })).toHaveCount(0);
  await ann.getByRole('tab', { name: '稍后 (1)' }).click();
  await expect(ann.getByRole('link', { name: '排队企业2' })).toBeVisible();
  await takeAction(ann, '恢复待审', '排队企业2');
  await expect(ann.getByRole('alert').getByText('已恢复到待审列表')).toBeVisible();
  await ann.goto('/approval/companyAudit?reviewQueue=2');
  await expect(ann.getByRole('link', { name: '排队企业3' })).toBeVisible();
  await expect(ann.getByRole('link', { name: '排队企业1' })).toHaveCount(0);
});

test('a reviewer requests documents for two records, withdraws the requests, defers the records, and moves two more records @full', async ({
  browser,
}) => {
  const ann = await pageOf(browser, demoAccount, '/approval/companyAudit');
  const bar = ann.getByRole('group', { name: '批量操作' });
  async function select(...names: string[]) {
    for (const name of names) await rowOf(ann, name).getByRole('checkbox').check();
  }
  async function chooseForAll(action: string) {
    await bar.getByRole('button', { name: '更多' }).click();
    await ann.getByRole('menuitem', { name: action }).press('Enter');
  }

  await select('排队企业1', '排队企业2');
  await bar.getByRole('button', { name: '补充材料' }).click();
  const more = dialog(ann, '补充材料');
  await more.getByRole('textbox', { name: '补充说明' }).fill('请附原件');
  await more.getByRole('button', { name: '请 2 条补充材料' }).click();
  const pending = ann.getByRole('status').filter({ hasText: '将请 2 条补充材料' });
  await pending.getByRole('button', { name: '撤回' }).click();
  await expect(ann.getByRole('alert').getByText('已撤回 2 条')).toBeVisible();

  await select('排队企业1', '排队企业2');
  await chooseForAll('稍后处理');
  await dialog(ann, '稍后处理“2 条记录”').getByRole('button', { name: '稍后处理' }).click();
  await expect(rowOf(ann, '排队企业1')).toHaveCount(0);
  await expect(ann.getByRole('tab', { name: '稍后 (2)' })).toBeVisible();

  await select('排队企业3', '排队企业4');
  await chooseForAll('移至其他队列');
  const move = dialog(ann, '将“2 条记录”移至其他队列');
  await move.getByRole('radio', { name: '疑难' }).check();
  await move.getByRole('button', { name: '移动' }).click();
  await expect(bar).toHaveCount(0);
  await ann.goto('/approval/companyAudit?reviewQueue=2');
  for (const name of ['排队企业3', '排队企业4']) await expect(ann.getByRole('link', { name })).toBeVisible();
});
