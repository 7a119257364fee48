import type { APIRequestContext } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs, tokenOf } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { openTab, rowOf } from '../support/table';
import { expect, test } from '../support/test';

// The demo data has one unpaid order of each amount. In a retry, it would already be paid.
test.describe.configure({ retries: 0 });

const DAY = '2019-05-06';

interface Row {
  id: number;
  orderNo: string;
  collectionNo: string;
  payAmount: number;
}

/** Calls the API as the administrator. Returns the whole envelope. */
async function caller(request: APIRequestContext) {
  const headers = { token: await tokenOf(request) };
  return async (path: string, data?: object) => {
    const answered = await (data
      ? request.post(`/api${path}`, { headers, data })
      : request.get(`/api${path}`, { headers }));
    return (await answered.json()) as { code: number; msg: string; data: { records: Row[] } };
  };
}

/** Returns the unpaid order of this product. */
async function unpaid(call: Awaited<ReturnType<typeof caller>>, productName: string) {
  const { data } = await call(`/biz/order/list?orderStatus=0&productName=${productName}&pageSize=50`);
  const order = data.records.find(({ payAmount }) => Number(payAmount) !== 0);
  if (!order) throw new Error(`no order of ${productName} waits for its money`);
  return order;
}

test('a settlement of three orders and a refund of 0.15 adds up exactly: 2,838.40 − 170.30 − 0.15 = 2,667.95 @full', async ({
  page,
}) => {
  const call = await caller(page.request);
  const orders = await Promise.all(
    ['企业会员年度套餐', '办公软件技能测试', '企业会员季度套餐'].map((name) => unpaid(call, name)),
  );
  expect(orders.map(({ payAmount }) => Number(payAmount))).toEqual([1999, 49.9, 789.5]);
  // All three are registered at the same moment. Each must get a different number.
  const registered = await Promise.all(
    orders.map(({ orderNo, payAmount: amount }) =>
      call('/biz/collection/save', { orderNo, payerName: '测试', payChannel: '1', amount, payTime: `${DAY} 10:00:00` }),
    ),
  );
  expect(registered.map(({ code }) => code)).toEqual([0, 0, 0]);
  const collections = await Promise.all(
    orders.map(async ({ orderNo }) => (await call(`/biz/collection/list?orderNo=${orderNo}`)).data.records[0]),
  );
  expect(new Set(collections.map((one) => one?.collectionNo)).size).toBe(3);
  for (const one of collections)
    expect(await call('/biz/collection/confirm', { id: one?.id, collectionStatus: '1' })).toMatchObject({ code: 0 });
  const [large, small, middle] = orders;
  await call('/biz/order/refund', { id: small?.id, refundAmount: 0.15, reason: '部分未使用' });
  expect(await call('/biz/order/confirm', { id: small?.id, orderStatus: '5' })).toMatchObject({ code: 0 });

  await openAs(page, demoAccount, '/finance/settlement');
  await page.getByRole('button', { name: '生成结算单' }).click();
  await dialog(page).getByPlaceholder('开始日期').fill(DAY);
  await dialog(page).getByPlaceholder('结束日期').fill(DAY);
  await page.keyboard.press('Tab');
  await answer(page, '生成结算单');
  await expect(page.getByText('结算单已生成').last()).toBeVisible();
  await page.goto(`/finance/settlement?period=${DAY}~${DAY}`);
  await rowOf(page, `${DAY}~${DAY}`).first().getByRole('button', { name: /^查看/ }).click();
  const statement = dialog(page);
  /* Calculated by hand: a fee of 6 % of the unrefunded part of each order, rounded half up:
     1,999.00          → 119.94           → 1,999.00 − 119.94        = 1,879.06
     49.90 − 0.15 = 49.75 → 2.985 → 2.99  →    49.90 − 0.15 − 2.99   =    46.76
     789.50            →  47.37           →   789.50 − 47.37         =   742.13
     together 2,838.40   170.30                                        2,667.95
     received 2,838.40 − refunded 0.15 − fee 170.30 − settled 2,667.95 = 0.00 */
  for (const [order, amounts] of [
    [large, ['1,999.00', '119.94', '1,879.06']],
    [small, ['49.90', '0.15', '2.99', '46.76']],
    [middle, ['789.50', '47.37', '742.13']],
  ] as const)
    for (const amount of amounts)
      await expect(statement.getByRole('row', { name: new RegExp(order?.orderNo ?? '') })).toContainText(amount);
  const sums = statement.getByRole('row', { name: /^合计/ });
  for (const amount of ['2,838.40', '0.15', '170.30', '2,667.95']) await expect(sums).toContainText(amount);
  for (const amount of ['2,838.40', '170.30', '0.15', '2,667.95'])
    await expect(statement.getByRole('definition').filter({ hasText: new RegExp(`^${amount}$`) })).toBeVisible();
});

test('the form for an incoming payment warns if the order already has a payment, and shows that payment’s number @full', async ({
  page,
}) => {
  const call = await caller(page.request);
  const { orderNo } = await unpaid(call, '前端工程化实战课');
  await call('/biz/collection/save', {
    orderNo,
    payerName: '成都示例餐饮管理有限公司',
    payChannel: '1',
    amount: 268.8,
    payTime: `${DAY} 10:00:00`,
  });
  const [first] = (await call(`/biz/collection/list?orderNo=${orderNo}`)).data.records;
  await openAs(page, demoAccount, '/finance/collection');
  await page.getByRole('button', { name: '登记收款' }).click();
  await dialog(page).getByLabel('关联订单').fill(orderNo);
  await page.getByTitle(new RegExp(`^${orderNo} · `)).click();
  await expect(
    dialog(page).getByText(`该订单已有收款 ${first?.collectionNo}（268.80 元，待确认），不能重复登记。`),
  ).toBeVisible();
});

test('the money received this month includes amounts already settled: 100.10 + 1,999.00 = 2,099.10 @full', async ({
  page,
}) => {
  // Confirmed amounts still count after their settlement. The sums are mocked, because other tests change real ones.
  await page.route('**/api/biz/collection/sum?**', (route) => {
    const state = new URL(route.request().url()).searchParams.get('collectionStatus');
    const amount = { '1': '100.10', '3': '1999.00', '0': '5.00' }[state ?? ''] ?? '0.00';
    return route.fulfill({ json: { code: 0, data: { amount } } });
  });
  await openAs(page, demoAccount, '/finance/collection');
  const figure = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(figure('本月到账')).toHaveText('¥2,099.10');
  await expect(figure('今日到账')).toHaveText('¥2,099.10');
  await expect(figure('待确认金额')).toHaveText('¥5.00');
});

test('an auditor who changes her name cannot pay what she audited, but another user can @full', async ({
  page,
  browser,
}) => {
  const call = await caller(page.request);
  const [auditor, cashier] = await Promise.all([makeAccount(page.request), makeAccount(page.request)]);
  await openAs(page, auditor, '/finance/settlement?settleStatus=1');
  const [settlement] = (await call('/biz/settlement/list?settleStatus=1&pageSize=1&sortField=createTime&sortOrder=asc'))
    .data.records as unknown as { id: number; settleNo: string }[];
  const settleNo = settlement?.settleNo ?? '';
  await page.goto(`/finance/settlement?settleStatus=1&settleNo=${settleNo}`);
  const row = rowOf(page, settleNo);
  await row.getByRole('button', { name: /^审核通过/ }).click();
  await answer(page, '审核通过');
  await expect(row).toHaveCount(0);

  const renamed = {
    userId: auditor.userId,
    userName: '换了名字',
    loginName: auditor.username,
    deptId: 103,
    roleIds: [1],
  };
  expect(await call('/system/user/update', { ...renamed, phonenumber: auditor.mobile, status: '0' })).toMatchObject({
    code: 0,
  });
  await page.goto(`/finance/settlement?settleStatus=3&settleNo=${settleNo}`);
  await openTab(page, /^待打款/);
  await expect(row).toBeVisible();
  await expect(page.getByText('换了名字').first()).toBeVisible();
  await row.getByRole('button', { name: /^更多/ }).click();
  const pay = page.getByRole('menuitem', { name: /^打款/ });
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(pay).toContainText('审核人与打款人不能为同一人');
  const headers = { token: await tokenOf(page.request, auditor) };
  const data = { id: settlement?.id, payFlowNo: 'FK1', payVoucher: '/logo.svg' };
  const refused = await page.request.post('/api/biz/settlement/pay', { headers, data });
  expect(await refused.json()).toMatchObject({ msg: '审核人与打款人不能为同一人' });

  const other = await (await browser.newContext()).newPage();
  await openAs(other, cashier, `/finance/settlement?settleStatus=3&settleNo=${settleNo}`);
  await rowOf(other, settleNo).getByRole('button', { name: /^打款/ }).click();
  await expect(dialog(other).getByRole('button', { name: /^打款 ¥[\d,]+\.\d\d$/ })).toBeVisible();
  await other.context().close();
});
