import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { ordersSeed } from '@mocks/seeds/orders';
import { expectAccessible } from '../support/axe';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { arrowTo } from '../support/login';
import { cellTexts, showMoreFilters } from '../support/table';
import { expect } from '../support/test';

/* Filters orders by excluded values, several values, empty fields and amounts. This test has its own backend. */

const order = (id: number, buyerName: string, fields: object) => ({
  ...ordersSeed()[0],
  id,
  orderNo: `SO2026112000000${id}`,
  buyerName,
  orderStatus: '1',
  refundAmount: null,
  ...fields,
});
const test = deskTest({
  orders: [
    order(1, '甲公司', { invoiceStatus: '0', orderType: '1', payChannel: '1', payAmount: '50.00' }),
    order(2, '乙公司', { invoiceStatus: '1', orderType: '1', payChannel: '2', payAmount: '100.00' }),
    order(3, '丙公司', { invoiceStatus: '2', orderType: '2', payChannel: null, payAmount: '150.50' }),
    order(4, '丁公司', { invoiceStatus: null, orderType: '3', payChannel: '2', payAmount: '200.00' }),
    order(5, '戊学校', { invoiceStatus: '1', orderType: '3', payChannel: '9', payAmount: '200.01', orderStatus: '5' }),
  ],
});

async function choose(page: Page, title: string, condition: string) {
  await page.getByRole('button', { name: `“${title}”的条件` }).click();
  await page.getByRole('menuitem', { name: condition, exact: true }).click();
}

const buyers = (page: Page) =>
  expect.poll(async () => (await cellTexts(page, '购买方')).map((name) => name[0]).join(''));
const chips = (page: Page) =>
  expect.poll(() => page.getByRole('list', { name: '已选的筛选条件' }).getByRole('listitem').allInnerTexts());

test('filter conditions find the same orders in the list, a link, a view, the sums, the tabs and the export @full', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await pageOf(browser, demoAccount, '/sales/order');
  await buyers(page).toBe('甲乙丙丁');

  // Selects a condition with the keyboard, in the menu beside the filter.
  await page.getByRole('button', { name: '“开票状态”的条件' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '是', exact: true })).toBeFocused();
  await arrowTo(page, 'ArrowDown', page.getByRole('menuitem', { name: '不是', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '“开票状态”的条件：不是' })).toBeFocused();
  await page.getByRole('combobox', { name: '开票状态' }).click();
  await page.getByTitle('未开票', { exact: true }).click();
  await chips(page).toEqual(['开票状态 不是 未开票']);
  // An order without a status also counts as not 未开票.
  await buyers(page).toBe('乙丙丁');

  await choose(page, '购买方', '不包含');
  await page.getByRole('textbox', { name: '购买方', exact: true }).fill('乙');
  await page.getByRole('textbox', { name: '购买方', exact: true }).press('Enter');
  await buyers(page).toBe('丙丁');
  await page.getByRole('button', { name: '取消筛选：购买方' }).click();
  await buyers(page).toBe('乙丙丁');

  await showMoreFilters(page);
  await choose(page, '订单类型', '属于');
  await page.getByRole('combobox', { name: '订单类型' }).click();
  await page.getByTitle('课程', { exact: true }).click();
  await page.getByTitle('竞赛报名', { exact: true }).click();
  await page.keyboard.press('Escape');
  await buyers(page).toBe('丙丁');
  await page.getByRole('spinbutton', { name: '实付金额（元），最小' }).fill('150.5');
  await page.getByRole('spinbutton', { name: '实付金额（元），最大' }).fill('200');
  await page.getByRole('spinbutton', { name: '实付金额（元），最大' }).press('Enter');
  await choose(page, '支付方式', '为空');
  await buyers(page).toBe('丙');
  await expectAccessible(page);
  await choose(page, '支付方式', '不为空');
  await buyers(page).toBe('丁');
  const said = [
    '开票状态 不是 未开票',
    '实付金额（元）：150.5 – 200',
    '订单类型 属于 课程、竞赛报名',
    '支付方式 不为空',
  ];
  await expect
    .poll(async () =>
      (await page.getByRole('list', { name: '已选的筛选条件' }).getByRole('listitem').allInnerTexts()).toSorted(),
    )
    .toEqual(said.toSorted());

  // Tabs and sums count the same orders as the list.
  await expect(page.getByRole('tab', { name: /^已支付 \(1\)$/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: '全部 (1)' })).toBeVisible();
  await expect(page.getByText('筛选合计').locator('..')).toContainText('200.00');

  await page.reload();
  await buyers(page).toBe('丁');
  const link = new URL(page.url());
  expect(link.searchParams.get('orderType.in')).toBe('2,3');
  const other = await pageOf(browser, demoAccount, link.pathname + link.search);
  await buyers(other).toBe('丁');

  await page.getByRole('button', { name: '我的视图' }).click();
  await page.getByLabel('视图名称').fill('有支付方式');
  await page.getByLabel('视图名称').press('Enter');
  await page.getByRole('button', { name: '有支付方式', exact: true }).press('Escape');
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await buyers(page).toBe('甲乙丙丁');
  await page.getByRole('button', { name: '我的视图' }).click();
  await page.getByRole('button', { name: '有支付方式', exact: true }).click();
  await buyers(page).toBe('丁');

  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page).getByRole('status')).toContainText('1');
  await dialog(page).getByText('CSV (.csv)').click();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: '开始导出' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.length).toBe(2);
  expect(lines[1]).toContain('丁公司');
});

test('on a phone a user filters orders with a condition in the filter sheet @full', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await pageOf(browser, demoAccount, '/sales/order');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^筛选/ }).click();
  await choose(page, '支付方式', '为空');
  await dialog(page).getByRole('button', { name: '查询' }).click();
  await chips(page).toEqual(['支付方式 为空']);
  await expect(page.getByText('丙公司')).toBeVisible();
  await expect(page.getByText('甲公司')).toBeHidden();
});
