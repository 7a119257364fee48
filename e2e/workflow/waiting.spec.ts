import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { choices, fill } from '../support/form';
import { messages } from '../support/notices';
import { emptyTable, rowOf, search, takeAction } from '../support/table';
import { expect, test } from '../support/test';

/** Deploys the seeded leave process with its own key, and with these deciders for the first and the second step. */
async function deploy(request: APIRequestContext, key: string, first: string, second: string) {
  const decided = (users: string) => (users ? `activiti:candidateUsers="${users}"` : '');
  const xml = readFileSync('mocks/seeds/processes/leave.bpmn20.xml', 'utf8')
    .replaceAll('leave_', `${key}_`)
    .replace('id="leave" name="请假流程"', `id="${key}" name="${key}"`)
    .replace('bpmnElement="leave"', `bpmnElement="${key}"`)
    .replace('activiti:candidateUsers="1"', decided(second))
    .replace('activiti:candidateGroups="head"', decided(first));
  const file = { name: `${key}.bpmn20.xml`, mimeType: 'text/xml', buffer: Buffer.from(xml) };
  const headers = { token: await tokenOf(request) };
  const answer = await request.post('/api/act/process/deployByFile', { headers, multipart: { file } });
  expect(await answer.json()).toMatchObject({ code: 0 });
}

const review = (page: Page, title: string) => page.getByRole('article', { name: title });

test('a process that has a step without deciders is listed with the reason and cannot be started @full', async ({
  page,
}) => {
  const key = unique('nobody');
  await deploy(page.request, key, '1', '');
  await openAs(page, await makeAccount(page.request), '/act/businessList');
  await page.getByRole('button', { name: '新建' }).click();
  const choice = dialog(page).getByRole('listitem').filter({ hasText: key });
  await expect(choice).toContainText('“总经理审批”没有指定审批人');
  await expect(choice.getByRole('button', { name: `申请 ${key}` })).toBeDisabled();
});

test('a draft is saved and submitted, both deciders are shown and reminded, and one of them claims and delegates the task @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const made = await Promise.all([1, 2, 3, 4].map(() => makeAccount(request)));
  // Deciders are listed in the order of their accounts.
  const [applicant, first, second, third] = made.toSorted((one, other) => one.userId - other.userId);
  if (!applicant || !first || !second || !third) throw new Error('no accounts');
  const [key, title] = [unique('care'), unique('陪护')];
  await deploy(request, key, `${first.userId},${second.userId}`, '1');

  await openAs(page, applicant, '/act/businessList');
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: `申请 ${key}` }).click();
  // Calculated by hand: the long path is for more than 24 hours, so a request for 24 hours ends after one decision.
  await fill(dialog(page), { 申请标题: title, 描述: '照顾家人', '时长（小时）': '24' });
  await dialog(page).getByRole('button', { name: '保存草稿' }).click();
  await expect(messages(page).filter({ hasText: '草稿已保存' })).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: '草稿（1）' }).click();
  await dialog(page)
    .getByRole('button', { name: `继续填写 ${title}` })
    .click();
  await expect(dialog(page).getByLabel('描述')).toHaveValue('照顾家人');
  await dialog(page).getByRole('button', { name: '提交', exact: true }).click();
  const row = rowOf(page, title);
  await expect(row).toContainText(`${first.username}、${second.username}`);
  await expect(page.getByRole('button', { name: /^草稿（/ })).toHaveCount(0);
  await takeAction(page, '催办', title);
  await expect(messages(page).filter({ hasText: '已催办' })).toBeVisible();
  await takeAction(page, '查看', title);
  await expect(dialog(page).getByText('提交申请')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toContainText(`等待审批：${first.username}、${second.username}`);
  await expect(dialog(page).getByText(/^已催办 1 次/)).toBeVisible();

  await openAs(page, first, '/act/tasking');
  await search(page, { 申请人: applicant.username });
  await expect(row).toContainText('已催办 1 次');
  await takeAction(page, '签收', title);
  await expect(row).toContainText('已签收');
  // A claimed task is no longer visible to the other candidates.
  await openAs(page, second, `/act/tasking?processName=${title}`);
  await expect(emptyTable(page)).toBeVisible();

  await openAs(page, first, `/act/tasking?processName=${title}`);
  await takeAction(page, '委托', title);
  await dialog(page).getByLabel('受托人').fill(third.username);
  await choices(page).filter({ hasText: third.username }).click();
  await dialog(page).getByRole('button', { name: '委托', exact: true }).click();
  await expect(dialog(page).getByText('请输入委托说明')).toBeVisible();
  await dialog(page).getByLabel('委托说明').fill('我今天外出');
  await dialog(page).getByRole('button', { name: '委托', exact: true }).click();
  await expect(row).toContainText(`由${third.username}处理`);
  await openAs(page, third, '/act/tasking');
  await page.getByRole('button', { name: /条未读/ }).click();
  await expect(page.getByText(`${first.username}委托您审批：${title}`.slice(0, 50)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: title }).click();
  await expect(review(page, title)).toContainText('照顾家人');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(review(page, title).getByText('审核通过').first()).toBeVisible();
  await openAs(page, applicant, '/act/businessList');
  await expect(row).toContainText('通过');
  await takeAction(page, '查看', title);
  await expect(dialog(page)).toContainText('我今天外出');
  await expect(dialog(page).getByText(`${third.username}（受${first.username}委托）`, { exact: true })).toBeVisible();
});

test('a leave period that ends before it begins is reported immediately and after a reload, and 1.5 days count as 12 hours @full', async ({
  page,
}) => {
  await openAs(page, await makeAccount(page.request), '/act/businessList');
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: '申请 请假流程' }).click();
  await fill(page, { 申请标题: '回老家' });
  const choose = async (label: string, day: string) => {
    await page.getByLabel(label, { exact: true }).fill(day);
    await page.keyboard.press('Tab');
  };
  await choose('开始时间', '2026-03-05');
  await choose('结束时间', '2026-03-03');
  await expect(page.getByText('结束时间早于开始时间')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('结束时间早于开始时间')).toBeVisible();
  await choose('结束时间', '2026-03-06');
  await expect(page.getByText('结束时间早于开始时间')).toHaveCount(0);
  // Calculated by hand: the 5th and 6th are two days of 8 hours; without the second afternoon, 1.5 days are 12 hours.
  await expect(page.getByText('2 天（16 小时）')).toBeVisible();
  // The first 上午 belongs to the start date, so this clicks the second one.
  await page.getByText('上午', { exact: true }).filter({ visible: true }).nth(1).click();
  await expect(page.getByText('1.5 天（12 小时）')).toBeVisible();
});
