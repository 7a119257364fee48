import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { expectNoSidewaysScroll } from '../support/probes';
import { openTab, rowOf } from '../support/table';
import { expect, test } from '../support/test';

/* The companies with the first word are seeded for this journey; a retry uses those with the second word. */
const word = () => ['丹桂', '木槿'][test.info().retry % 2] ?? '丹桂';
const list = () => `/approval/companyAudit?companyName=${encodeURIComponent(word())}`;

interface Company {
  id: number;
  companyName: string;
  auditStatus: string;
}

/** Returns the pending companies of this journey, in the order of the queue. */
async function waiting(page: Page): Promise<Company[]> {
  const token = await tokenOf(page.request);
  const params = { companyName: word(), auditStatus: '0', sortField: 'submitTime', sortOrder: 'asc' };
  const answer = await page.request.get('/api/biz/company/list', { headers: { token }, params });
  return ((await answer.json()) as { data: { records: Company[] } }).data.records;
}

const title = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ visible: true });

test('a reviewer asks for more material; the answered record comes first, shows its changes on top, and is approved', async ({
  page,
}) => {
  const [first, second] = (await waiting(page)) as [Company, Company];
  await openAs(page, demoAccount, list(), { REVIEW: { undo: false } });
  await page.getByRole('link', { name: second.companyName }).click();
  await expect(title(page)).toHaveText(second.companyName);
  await page.getByRole('button', { name: '补充材料' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('checkbox', { name: '营业执照无法辨认' })).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  await panel.getByRole('textbox', { name: '补充说明' }).fill('请同时更正企业名称');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Control+Enter');

  // The other company opens. The first one, for which documents were requested, is in a tab of its own.
  await expect(title(page)).toHaveText(first.companyName);
  await page.getByRole('link', { name: '返回列表', exact: true }).click();
  await expect(page).toHaveURL(/companyAudit/);
  // Until the list is displayed, the review is still visible, and its facts are rows, too.
  await expect(title(page)).toHaveCount(0);
  await expect(rowOf(page, first.companyName)).toBeVisible();
  await expect(rowOf(page, second.companyName)).toHaveCount(0);
  await openTab(page, /^待补充/);
  await expect(rowOf(page, second.companyName)).toContainText(/截止 \d{4}-\d\d-\d\d/);
  await page.getByRole('link', { name: second.companyName }).click();
  await expect(page.getByText('营业执照无法辨认；缺少授权委托书；请同时更正企业名称').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);

  const values = { companyName: second.companyName.replace('有限公司', '（更正）有限公司') };
  await page.request.post('/api/applicant/answer', { data: { path: '/biz/company', id: second.id, values } });
  await page.goto(list());
  await expect(page.getByRole('row').nth(1)).toContainText(values.companyName);
  await expect(rowOf(page, values.companyName)).toContainText('已补充');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: values.companyName }).click();
  const changes = page.getByRole('region', { name: '补充后的修改' });
  await expect(changes.getByRole('row', { name: /^企业名称/ })).toContainText(values.companyName);
  await expect(page.getByText('提交补充材料')).toBeVisible();
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page.getByRole('textbox', { name: '审核意见（选填）' }).press('Enter');
  await expect(title(page)).toHaveText(first.companyName);
  expect((await waiting(page)).map(({ id }) => id)).toEqual([first.id]);

  // Both companies are selected in the list, but the passed one is skipped.
  await page.goto(`${list()}&auditStatus=all`);
  for (const name of [first.companyName, values.companyName]) await rowOf(page, name).getByRole('checkbox').check();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '补充材料' }).click();
  const batch = dialog(page, '补充材料');
  await expect(batch.getByText('已跳过 1 条')).toBeVisible();
  await batch.getByRole('checkbox', { name: '缺少授权委托书' }).check();
  await expectAccessible(page, '[role="dialog"]');
  await batch.getByRole('button', { name: '请 1 条补充材料' }).click();
  await expect(batch.getByText('成功 1 / 失败 0')).toBeVisible();
  expect(await waiting(page)).toEqual([]);
});
