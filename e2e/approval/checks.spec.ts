import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { respondData } from '../support/faults';
import { cellTexts, rowOf } from '../support/table';
import { expect, test } from '../support/test';

/* Companies 5, 25 and 45 are named 明屿 and are pending. The term of 5 has ended (5 mod 13 is 5), the credit code of
   25 has a wrong check character (25 mod 17 is 8), and 45 has no problem. No decision here is final. */

const [LAPSED, MISTYPED, FINE] = [
  '武汉明屿人力资源服务有限公司',
  '上海明屿智能科技有限公司',
  '济南明屿餐饮管理有限公司',
] as const;

test('filtering the list by failed checks shows two of three companies, each with the name of its failed check @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/approval/companyAudit?companyName=明屿');
  await expect(rowOf(page, FINE)).toBeVisible();
  expect(await cellTexts(page, '企业名称')).toHaveLength(3);
  await page.goto('/approval/companyAudit?companyName=明屿&failedChecks=Y');
  await expect(page.getByText('有未通过项').first()).toBeVisible();
  await expect(rowOf(page, LAPSED)).toContainText(/⚠ 过期 \d+ 天/);
  await expect(rowOf(page, MISTYPED)).toContainText('⚠ 信用代码有误');
  await expect(rowOf(page, FINE)).toHaveCount(0);
  await page.goto('/approval/companyAudit?companyName=明屿&failedChecks=N');
  await expect(rowOf(page, FINE)).toBeVisible();
  expect(await cellTexts(page, '企业名称')).toHaveLength(1);
});

test('a failed check shows earlier decisions on similar records; a dialog warns if the reviewer decides against the majority', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/approval/companyAudit?companyName=明屿&failedChecks=Y');
  await rowOf(page, MISTYPED).getByRole('link', { name: MISTYPED }).click();
  const precedents = page.getByRole('region', { name: '先例' });
  await expect(precedents).toContainText(/此前相同情况 \d+ 条.*\d+ 人审核/);
  await expect(precedents).toContainText(/驳回 \d+ 条通过 \d+ 条/);
  await expect(precedents.getByRole('list', { name: '驳回原因' })).toContainText('法定代表人信息与证件不符');
  await expectAccessible(page);
  await page.keyboard.press('a');
  const question = page.getByRole('dialog');
  await expect(question.getByText(/^此前 \d+ 条相同情况中 \d+ 条被驳回$/)).toBeVisible();
  await expectAccessible(page);
  // Most earlier records like this one were rejected, so a rejection shows no hint about precedents.
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(question).toContainText('驳回原因');
  await expect(question.getByText('条相同情况中')).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('after a batch, decisions that failed with a server error can be resubmitted; records decided by a colleague are reported @full', async ({
  page,
  allow,
}) => {
  allow('503');
  // Without `batchAudit`, each decision is sent separately: a failed one must not stop the others.
  await respondData(page, '/system/operator/setting/info', { batchAudit: 'false' });
  // Mocks a server that is busy once for one company, and to which a colleague has sent a decision about another one.
  let isBusy = true;
  await page.route('**/api/biz/company/audit', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: number[] };
    if (ids[0] === 1006 && isBusy) {
      isBusy = false;
      return route.fulfill({ status: 503, json: { code: 503, msg: '服务繁忙，请稍后再试' } });
    }
    if (ids[0] === 1026) return route.fulfill({ json: { code: 601, msg: '该记录已审核，请勿重复操作' } });
    return route.fulfill({ json: { code: 0, msg: '', data: null } });
  });
  await page.route('**/api/biz/company/get/1026', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const decided = {
      auditStatus: '2',
      auditBy: '运营小王',
      auditTime: '2026-11-22 09:00:00',
      auditRemark: '代码有误',
    };
    await route.fulfill({ json: { ...body, data: { ...body.data, ...decided } } });
  });
  await openAs(page, demoAccount, '/approval/companyAudit?companyName=明屿');
  await expect(rowOf(page, FINE)).toBeVisible();
  await page.getByRole('checkbox', { name: '全选当前页' }).last().check();
  await page.getByRole('button', { name: '批量驳回' }).click();
  for (const name of [LAPSED, MISTYPED, FINE]) await expect(dialog(page)).toContainText(name);
  await dialog(page).getByRole('button', { name: '营业执照图片不清晰，请重新上传' }).click();
  await dialog(page).getByRole('button', { name: '驳回 3 条' }).click();
  // Calculated by hand: 3 decisions = 1 accepted + 1 stopped by the fault + 1 already made by a colleague.
  const report = (title: string) => page.getByRole('alert').filter({ hasText: title });
  await expect(report('1 条已由他人处理')).toContainText(MISTYPED);
  await expect(report('1 条已由他人处理')).toContainText('审核驳回 运营小王 于 2026-11-22 09:00:00原因：代码有误');
  await expect(report('1 条操作没有提交')).toContainText('服务繁忙，请稍后再试');
  await report('1 条操作没有提交').getByRole('button', { name: '重新提交' }).click();
  await expect(report('1 条操作没有提交')).toHaveCount(0);
  await expect(report('1 条已由他人处理')).toBeVisible();
});

test('if a duplicate check has no result, approval requires confirmation in the dialog and in a batch; the check can be repeated', async ({
  page,
  allow,
}) => {
  allow('500');
  // School 2044 has the same name as another school. The server reports this, but the look-up of the page fails.
  let isDown = true;
  await page.route('**/api/biz/school/list?*schoolName=*', (route) =>
    isDown ? route.fulfill({ status: 500, json: { code: 500, msg: '查询服务不可用' } }) : route.fallback(),
  );
  await openAs(page, demoAccount, '/approval/schoolDetail?id=2044');
  const title = page.getByRole('heading', { level: 2 }).filter({ visible: true });
  await expect(title).toBeVisible();
  // A check that the server has marked as failed counts, even though the look-up has no result.
  await expect(page.getByText('1 项核验未通过')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('请先勾选确认')).toBeVisible();
  await page.keyboard.press('Escape');

  // The server has not marked this school. Its look-up has no result, so a confirmation is required as well.
  await page.goto('/approval/schoolDetail?id=2009');
  await expect(page.getByText('1 项核验没有结果')).toBeVisible();
  await expect(page.getByRole('region', { name: '自动核验' })).toContainText('未能核验');
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('checkbox', { name: '我已查看以上核验结果，仍要通过' })).toBeFocused();
  isDown = false;
  await page.getByRole('dialog').getByRole('button', { name: '重新核验' }).click();
  await expect(page.getByText('1 项核验没有结果')).toHaveCount(0);
  await expect(page.getByRole('region', { name: '自动核验' })).toContainText('没有重复');
  await page.keyboard.press('Escape');

  // In a batch, rows with a check without result are not ticked.
  isDown = true;
  await page.goto('/approval/schoolAudit?sortField=schoolName&sortOrder=asc&pageSize=50');
  const two = ['上海博雅技师学院', '成都求实理工大学'];
  for (const name of two) await rowOf(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量通过' }).click();
  await expect(dialog(page)).toContainText('2 条有核验没有结果，勾选后才会通过');
  for (const name of two) await expect(dialog(page).getByRole('checkbox', { name })).not.toBeChecked();
  await expect(dialog(page).getByRole('button', { name: '通过 0 条' })).toBeDisabled();
  isDown = false;
  await dialog(page).getByRole('button', { name: '重新核验' }).click();
  await expect(dialog(page)).toContainText('将通过以下 2 条待审核记录');
  await dialog(page).getByRole('button', { name: '取消' }).click();
});
