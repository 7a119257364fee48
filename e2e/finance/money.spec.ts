import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { file, picture } from '../support/files';
import { fill } from '../support/form';
import { openTab, rowOf } from '../support/table';
import { expect, test } from '../support/test';

/** An order that waits for its bank transfer. The demo data has three. */
async function waitingOrder({ request }: Page) {
  const answered = await request.get('/api/biz/order/list', {
    params: { orderStatus: '0', buyerName: '东莞示例电子' },
    headers: { token: await tokenOf(request) },
  });
  const { data } = (await answered.json()) as { data: { records: { orderNo: string; buyerName: string }[] } };
  const [order] = data.records;
  if (!order) throw new Error('no order waits for its money');
  return order;
}

/** Selects the order of a collection among the unpaid orders. */
async function chooseOrder(page: Page, orderNo: string) {
  await dialog(page).getByLabel('关联订单').fill(orderNo);
  await page.getByTitle(new RegExp(`^${orderNo} · `)).click();
}

/** Returns 本月到账 (received this month) from the page of collections. */
async function month(page: Page): Promise<number> {
  await page.goto('/finance/collection');
  const figure = page.locator('dl > div').filter({ hasText: '本月到账' }).locator('dd');
  await expect(figure).toHaveText(/\d\.\d\d$/);
  return Number((await figure.innerText()).replaceAll(/[^\d.]/g, ''));
}

test('the money of an order is collected and invoiced, and two people settle the amount @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { orderNo, buyerName } = await waitingOrder(page);
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await openAs(page, demoAccount, '/finance/collection');
  await page.getByRole('button', { name: '登记收款' }).click();
  await chooseOrder(page, orderNo);
  await expect(dialog(page).getByLabel('付款方')).toHaveValue(buyerName);
  await expect(dialog(page).getByLabel('收款金额（元）')).toHaveValue('1,999.00');
  await fill(dialog(page), { '收款金额（元）': '1998', 交易流水号: unique('T') });
  await dialog(page).getByLabel('付款时间').fill(`${day} 10:00:00`);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('付款时间')).toHaveValue(`${day} 10:00:00`);
  await dialog(page).locator('input[type=file]').setInputFiles(picture('voucher.png'));
  await expect(dialog(page).getByText('voucher.png 上传成功')).toBeAttached();
  await dialog(page).getByRole('button', { name: '登记收款' }).click();
  await expect(dialog(page)).toContainText('收款金额与订单应付金额不一致');
  await fill(dialog(page), { '收款金额（元）': '1999' });
  await answer(page, '登记收款');

  await page.goto(`/finance/collection?orderNo=${orderNo}`);
  await rowOf(page, orderNo)
    .getByRole('button', { name: /^确认到账/ })
    .click();
  await expect(dialog(page)).toContainText(buyerName);
  await expect(dialog(page)).toContainText('企业会员两年套餐');
  await answer(page, '确认到账 ¥1,999.00');
  await expect(rowOf(page, orderNo)).toHaveCount(0);
  await page.goto(`/sales/order?orderNo=${orderNo}`);
  await expect(rowOf(page, orderNo)).toContainText('开票中');

  await page.goto(`/finance/invoice?applicantName=${encodeURIComponent(buyerName)}`);
  await rowOf(page, buyerName)
    .getByRole('button', { name: /^审核通过/ })
    .click();
  await answer(page, '审核通过');
  await openTab(page, /^待开票/);
  await rowOf(page, buyerName).getByRole('button', { name: /^开票/ }).click();
  const invoiceNo = String(Math.floor(1e7 + Math.random() * 9e7));
  await fill(dialog(page), { 发票号码: invoiceNo });
  await dialog(page).locator('input[type=file]').setInputFiles(file('invoice.pdf', '%PDF-1.4\n%%EOF'));
  await expect(dialog(page).getByText('invoice.pdf 上传成功')).toBeAttached();
  await dialog(page).getByRole('button', { name: '开票 ¥1,999.00' }).click();
  await openTab(page, /^已开票/);
  await expect(rowOf(page, buyerName)).toContainText(invoiceNo);

  await page.goto('/finance/settlement');
  await page.getByRole('button', { name: '生成结算单' }).click();
  await dialog(page).getByPlaceholder('开始日期').fill(day);
  await dialog(page).getByPlaceholder('结束日期').fill(day);
  await page.keyboard.press('Tab');
  await answer(page, '生成结算单');
  await expect(page.getByText('结算单已生成').last()).toBeVisible();
  await page.goto(`/finance/settlement?period=${day}~${day}&targetType=1`);
  const settlement = rowOf(page, `${day}~${day}`).first();
  await settlement.getByRole('button', { name: /^查看/ }).click();
  await expect(dialog(page).getByRole('row', { name: new RegExp(orderNo) })).toContainText('1,879.06');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await settlement.getByRole('button', { name: /^确认对账/ }).click();
  await answer(page, '确认对账');
  await openTab(page, /^待审核/);
  await settlement.getByRole('button', { name: /^审核通过/ }).click();
  await answer(page, '审核通过');
  await openTab(page, /^待打款/);
  await expect(settlement.getByRole('button', { name: /^查看/ })).toBeVisible();
  await expect(settlement.getByRole('button', { name: /^打款/ })).toHaveCount(0);

  const cashier = await (await browser.newContext()).newPage();
  await openAs(cashier, await makeAccount(page.request), `${page.url()}`);
  const owed = rowOf(cashier, `${day}~${day}`).first();
  await owed.getByRole('button', { name: /^打款/ }).click();
  await dialog(cashier).getByText('打款成功').click();
  await fill(dialog(cashier), { 打款流水号: unique('FK') });
  await dialog(cashier).locator('input[type=file]').setInputFiles(picture('paid.png'));
  await expect(dialog(cashier).getByText('paid.png 上传成功')).toBeAttached();
  const before = await month(page);
  await dialog(cashier)
    .getByRole('button', { name: /^打款 ¥/ })
    .click();
  await openTab(cashier, /^已打款/);
  await expect(owed.getByRole('button', { name: /^查看/ })).toBeVisible();
  // The amount received this month must not decrease when it is settled.
  expect(await month(page)).toBeGreaterThanOrEqual(before);
  await cashier.context().close();
});
