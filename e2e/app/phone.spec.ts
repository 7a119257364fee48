import type { Locator, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs, tokenOf, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { choice, fill } from '../support/form';
import { expectNoSidewaysScroll } from '../support/probes';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Returns the record that is reserved for this journey; a retry uses the second one. */
const own = (...words: [string, string]) => words[test.info().retry % 2] ?? words[0];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Taps a target, which must be large enough for a thumb: at least 44 px high and wide. */
async function tap(target: Locator) {
  const box = await target.boundingBox();
  await target.tap();
  expect(Math.round(box?.height ?? 0), `the height of ${target.toString()}`).toBeGreaterThanOrEqual(44);
  expect(Math.round(box?.width ?? 0), `the width of ${target.toString()}`).toBeGreaterThanOrEqual(44);
}

/** Navigates from the first page to a screen through the menu. */
async function byMenu(page: Page, area: string, name: string) {
  await tap(button(page, '侧边菜单'));
  await tap(dialog(page).getByRole('menuitem', { name: area }));
  await tap(dialog(page).getByRole('menuitem', { name }));
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
}

/** Filters a list in the bottom sheet. */
async function filter(page: Page, label: string, text: string) {
  await tap(button(page, /^筛选/));
  await dialog(page).getByRole('textbox', { name: label }).fill(text);
  await tap(button(dialog(page), '查询'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('section[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

/** Returns the rows of an endpoint, as the administrator sees them. */
async function rows<Row>(page: Page, path: string, params: Record<string, string | number>) {
  const answer = await page.request.get(`/api${path}`, { headers: { token: await tokenOf(page.request) }, params });
  return ((await answer.json()) as { data: { records: Row[] } }).data.records;
}

test('on a phone a user opens a queue from the overview, approves five companies and returns to the list @full', async ({
  page,
}) => {
  const word = own('紫藤', '玉兰');
  await openAs(page, demoAccount, '/weclome');
  await tap(page.getByRole('link', { name: /^企业审核 ?\d/ }));
  await expect(heading(page)).toHaveText('企业审核');
  await filter(page, '企业名称', word);
  await expect(page.getByRole('tab', { name: '待审核 (5)' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .tap();
  for (let index = 1; index <= 5; index++) {
    const name = await page.getByRole('heading', { level: 2 }).innerText();
    await tap(button(page, '通过'));
    const panel = dialog(page);
    await expect(panel.getByText(name)).toBeVisible();
    // A phone shows no keyboard shortcuts, and no virtual keyboard covers the record.
    await expect(panel.getByText(/Enter/).filter({ visible: true })).toHaveCount(0);
    await expect(panel.getByRole('textbox')).not.toBeFocused();
    const seen = panel.getByRole('checkbox');
    if ((await seen.count()) > 0) await seen.tap();
    await tap(button(panel, /通过$/));
    if (index < 5) await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(name);
    await expectNoSidewaysScroll(page);
  }
  await expect(button(page, '通过')).toHaveCount(0);
  await page.getByRole('link', { name: '返回列表', exact: true }).tap();
  // The last decision is sent after ten seconds.
  await expect(page.getByRole('tab', { name: '审核通过 (5)' })).toBeVisible();
});

test('a phone user finds a leave request by its applicant, reads it, and rejects it with a preset reason @full', async ({
  page,
}) => {
  const applicant = own('周勇', '林娜');
  await openAs(page, demoAccount, '/weclome');
  await byMenu(page, '流程管理', '我的待办');
  await filter(page, '申请人', applicant);
  const card = page.locator('tr[data-row-key]').filter({ visible: true });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(applicant);
  await card.getByRole('link').first().tap();
  const review = page.getByRole('article');
  await expect(review).toContainText('请假');
  await expectNoSidewaysScroll(page);
  const title = await page.getByRole('heading', { level: 2 }).innerText();
  await tap(button(page, '驳回'));
  await dialog(page).getByRole('button').first().tap();
  await expect(dialog(page).getByRole('textbox')).not.toHaveValue('');
  await tap(button(dialog(page), '驳回'));
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
  await expect(button(page, '驳回')).toHaveCount(0);
});

test('a phone user looks up an order, and sees no features that only work on a desktop @full', async ({ page }) => {
  const [order] = await rows<{ orderNo: string; productName: string }>(page, '/biz/order/list', {
    pageSize: 1,
    orderStatus: '1',
  });
  if (!order) throw new Error('no order');
  await openAs(page, demoAccount, '/weclome');
  await byMenu(page, '销售管理', '订单管理');
  await filter(page, '订单编号', order.orderNo);
  const card = page.locator('tr[data-row-key]').filter({ visible: true });
  await expect(card).toHaveCount(1);
  await tap(card.getByRole('button', { name: `查看 ${order.orderNo}` }));
  await expect(dialog(page)).toContainText(order.productName);
  await expectNoSidewaysScroll(page);
  await tap(button(dialog(page), '关闭'));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tap(button(page, '列表工具'));
  for (const name of ['密度', '全屏', '帮助']) await expect(button(page, name)).toHaveCount(0);
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
});

test('a phone user adds an account by tapping; an invalid field gets focus, and the initial password is shown @full', async ({
  page,
}) => {
  const loginName = unique('thumb');
  await openAs(page, demoAccount, '/weclome');
  await byMenu(page, '系统管理', '用户管理');
  await tap(button(page, '新建'));
  const form = dialog(page);
  await expectNoSidewaysScroll(page);
  await fill(form, { 用户名: loginName, 昵称: loginName, 手机号码: '1390', 邮箱: `${loginName}@example.com` });
  await tapChoice(form, '部门', '若依科技 / 深圳总公司 / 测试部门');
  await tapChoice(form, '角色', '普通角色');
  await tap(button(form, '保存'));
  await expect(form.getByLabel('手机号码')).toBeFocused();
  await form.getByLabel('手机号码').fill(`139${String(Date.now()).slice(-8)}`);
  await tap(button(form, '保存'));
  await expect(dialog(page, `${loginName} 的初始密码`)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** Opens the select with this label and taps one of its options. */
async function tapChoice(form: Locator, label: string, option: string) {
  // The box contains the field and its arrow.
  const box = form.locator('div').filter({ has: form.page().getByLabel(label, { exact: true }) });
  await tap(box.filter({ has: form.page().getByRole('img', { name: 'down' }) }).last());
  await tap(choice(form.page(), option));
}
