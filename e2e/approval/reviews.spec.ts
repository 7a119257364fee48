import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, tokenOf } from '../support/backend';
import { daysSince } from '../support/days';
import { dialog } from '../support/dialog';
import { expectNoMouseOnlyControls, expectNoSidewaysScroll } from '../support/probes';
import { openTab, rowOf } from '../support/table';
import { respondData } from '../support/faults';
import { expect, test } from '../support/test';

/** The companies that are seeded for one journey only; a retry uses those of the second word. */
const own = (...words: [string, string]) => words[test.info().retry % 2] ?? words[0];

const title = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ visible: true });
const list = (word: string) => `/approval/companyAudit?companyName=${encodeURIComponent(word)}`;

/** Decides on a company through the API, like another user. */
async function decides(page: Page, id: number, auditStatus: '1' | '2', auditRemark = '') {
  const token = await tokenOf(page.request);
  const data = { ids: [id], auditStatus, auditRemark };
  await page.request.post('/api/biz/company/audit', { headers: { token }, data });
}

/** Returns what the server has stored about the audit of a company. */
async function auditOf(page: Page, id?: number) {
  const answer = await page.request.get(`/api/biz/company/get/${id}`, {
    headers: { token: await tokenOf(page.request) },
  });
  return ((await answer.json()) as { data: { auditStatus: string; auditRemark: string } }).data;
}

/** Returns the pending companies with a word in their names, oldest first. */
async function waiting(page: Page, word: string) {
  const token = await tokenOf(page.request);
  const params = { companyName: word, auditStatus: '0', pageSize: 50, sortField: 'submitTime', sortOrder: 'asc' };
  const answer = await page.request.get('/api/biz/company/list', { headers: { token }, params });
  return ((await answer.json()) as { data: { records: { id: number; companyName: string }[] } }).data.records;
}

test('a user works through a queue of five by keyboard alone, and then finds a rejected record in the list', async ({
  page,
}) => {
  const word = own('青禾', '银杏');
  const names = (await waiting(page, word)).map(({ companyName }) => companyName);
  expect(names).toHaveLength(5);
  await openAs(page, demoAccount, list(word));
  await page.getByRole('link', { name: names[0] ?? '' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('第 1 / 5 条')).toBeVisible();
  await expectAccessible(page);
  await expectNoMouseOnlyControls(page);

  await page.keyboard.press('?');
  await expect(dialog(page).getByText('审核后自动下一条')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(names[0] ?? '');

  for (const [index, name] of names.entries()) {
    await expect(title(page)).toHaveText(name);
    if (index === 2) {
      await page.keyboard.press('r');
      await page.getByRole('textbox', { name: '驳回原因' }).fill('营业执照无法辨认');
      await page.keyboard.press('Control+Enter');
    } else {
      // If all checks have passed, the key decides immediately.
      await expect(page.getByRole('img', { name: '正在核验' })).toHaveCount(0);
      await page.keyboard.press('a');
    }
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
  }
  // Nothing is pending any more. The last company stays on the page, together with its decision.
  await expect(page.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '全部审完 · 返回列表' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(names[3] ?? '');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp('companyAudit'));
  await openTab(page, /^审核驳回/);
  // The rejection is sent ten seconds after the decision.
  await expect(rowOf(page, names[2] ?? '')).toBeVisible();
});

test('a batch reports skipped records and those a colleague has decided; the list marks the record last opened @full', async ({
  page,
}) => {
  const word = own('云杉', '白桦');
  const [first, second] = await waiting(page, word);
  await openAs(page, demoAccount, `${list(word)}&auditStatus=all`);
  await expect(rowOf(page, second?.companyName ?? '')).toBeVisible();
  await page.getByRole('checkbox', { name: '全选当前页' }).last().check();
  await decides(page, first?.id ?? 0, '1');
  await page.getByRole('button', { name: '批量驳回' }).click();
  await expect(dialog(page)).toContainText('已跳过 1 条，只处理待审核的记录');
  await dialog(page).getByRole('button', { name: '营业期限已过期' }).click();
  await expectAccessible(page, '[role="dialog"]');
  await dialog(page).getByRole('button', { name: '驳回 3 条' }).click();
  // Another user has decided one of the three pending companies meanwhile. Retrying would not help.
  const late = page.getByRole('alert').filter({ hasText: '1 条已由他人处理' });
  await expect(late).toContainText(new RegExp(`驳回 ${first?.companyName}审核通过 系统管理员 于 `));
  await expect(page.getByRole('alert').getByText('已驳回 2 条')).toBeVisible();
  await expect(late.getByRole('button', { name: '重试' })).toHaveCount(0);
  await late.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('button', { name: '批量驳回' })).toHaveCount(0);
  await expect(rowOf(page, second?.companyName ?? '')).toContainText('审核驳回');

  await page.getByRole('link', { name: second?.companyName ?? '' }).click();
  await expect(page.getByText('营业期限已过期').first()).toBeVisible();
  await page.getByRole('link', { name: '返回列表', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`at=${second?.id}`));
  await expect(page.getByRole('tab', { name: /^全部/ })).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, second?.companyName ?? '')).toHaveClass(/cameFrom/);
});

test('[row 87] when two users review the same record, the second user is shown the first user’s decision', async ({
  page,
  browser,
}) => {
  const word = own('海棠', '木棉');
  // Starts with the younger company, because the older of the two companies named 海棠 has a failed check.
  const [second, first] = await waiting(page, word);
  const other = await makeAccount(page.request);
  const otherPage = await (await browser.newContext()).newPage();
  const address = `/approval/companyDetail?id=${first?.id}&queue=companyName%3D${encodeURIComponent(word)}`;
  // The server does not support reviewers, so both users may decide.
  for (const one of [page, otherPage]) await respondData(one, '/system/operator/setting/info', {});
  await openAs(page, demoAccount, address);
  await openAs(otherPage, other, address);
  await expect(title(page)).toHaveText(first?.companyName ?? '');
  await otherPage.getByRole('button', { name: '驳回', exact: true }).click();
  await otherPage.getByRole('textbox', { name: '驳回原因' }).fill('联系人无法核实');
  await dialog(otherPage).getByRole('button', { name: '驳回', exact: true }).click();
  await expect(title(otherPage)).toHaveText(second?.companyName ?? '');
  // The decision can be undone until it is sent.
  const stateOnServer = async () => (await auditOf(page, first?.id)).auditStatus;
  await expect.poll(stateOnServer).toBe('2');

  await expect(page.getByRole('img', { name: '正在核验' })).toHaveCount(0);
  await page.keyboard.press('a');
  const alert = page.getByRole('alert').filter({ hasText: '该记录已由他人审核' });
  await expect(alert).toContainText(other.username);
  await expect(alert).toContainText('原因：联系人无法核实');
  await page.getByRole('button', { name: '下一条' }).last().click();
  await expect(title(page)).toHaveText(second?.companyName ?? '');
  await otherPage.context().close();
});

test('changes since a rejection are listed field by field, and the page fits a narrow screen @full', async ({
  page,
}) => {
  const [again] = await waiting(page, '沉香');
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount, `/approval/companyDetail?id=${again?.id}`, { DEFAULT_THEME: 'dark' });
  await expect(page.getByText(/^上次驳回原因：/)).toBeVisible();
  const changes = page.getByRole('table').filter({ hasText: '驳回时' });
  await expect(changes.getByRole('rowheader')).toHaveText(['企业名称', '统一社会信用代码', '联系电话', '营业执照']);
  const licence = page.getByRole('figure').getByRole('img', { name: '营业执照', exact: true });
  await expect.poll(() => licence.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600);
  await page.getByRole('button', { name: '放大 营业执照' }).click();
  await page.getByRole('button', { name: '向右旋转 营业执照' }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('failed checks are shown in the list, the batch dialog and the review page, and approving the record requires confirmation', async ({
  page,
}) => {
  const word = own('杜鹃', '山茶');
  // In each pair, the first company's term ended 40 days before the server started (41 if midnight has passed since
  // then). Nothing else has failed.
  const [lapsed, fine] = (await waiting(page, word)).toSorted((one, other) => one.id - other.id);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, demoAccount, list(word));
  await expect(rowOf(page, lapsed?.companyName ?? '')).toContainText(/⚠ 过期 \d+ 天/);
  await page.getByRole('checkbox', { name: '全选当前页' }).last().check();
  await page.getByRole('button', { name: '批量通过' }).click();
  await expect(dialog(page)).toContainText('1 条有未通过的核验，勾选后才会通过');
  await expect(dialog(page).getByRole('checkbox', { name: new RegExp(lapsed?.companyName ?? '') })).not.toBeChecked();
  await expectAccessible(page, '[role="dialog"]');
  await dialog(page).getByRole('button', { name: '通过 1 条' }).click();
  await expect(page.getByRole('alert').getByText(`已通过 ${fine?.companyName}`)).toBeVisible();
  await expect(rowOf(page, fine?.companyName ?? '')).toHaveCount(0);

  await page.getByRole('link', { name: lapsed?.companyName ?? '' }).click();
  await expect(page.getByText('1 项核验未通过')).toBeVisible();
  const bar = await page.getByRole('button', { name: '通过', exact: true }).boundingBox();
  const claim = page.getByRole('region', { name: '资质信息' });
  const mark = claim.getByText(/已于 .* 过期，逾期 4[01] 天/);
  const check = page.getByRole('region', { name: '自动核验' }).getByText(/逾期 4[01] 天/);
  const [, ended = '', overdue = ''] = /已于 (\S+) 过期，逾期 (\d+) 天/.exec(await mark.innerText()) ?? [];
  // Midnight may have passed since the page was rendered.
  expect([0, 1]).toContain(daysSince(ended) - Number(overdue));
  for (const part of [page.getByText('1 项核验未通过'), claim.getByRole('figure'), mark, check]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 900)).toBeLessThan((bar?.y ?? 0) - 12);
  }
  await expectAccessible(page);

  await page.keyboard.press('a');
  await expect(page.getByRole('checkbox', { name: '我已查看以上核验结果，仍要通过' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('请先勾选确认')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `将通过 ${lapsed?.companyName}` })).toBeVisible();
  await page.getByRole('link', { name: '返回列表', exact: true }).click();
  await expect(rowOf(page, lapsed?.companyName ?? '')).toHaveCount(0);
  const audit = await auditOf(page, lapsed?.id);
  expect(audit.auditStatus).toBe('1');
  expect(audit.auditRemark).toMatch(/^【已确认未通过的核验：营业期限：已于 .* 过期，逾期 4[01] 天】$/);
});
