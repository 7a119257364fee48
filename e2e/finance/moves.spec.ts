import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs, tokenOf, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { file, picture } from '../support/files';
import { fill } from '../support/form';
import { trySignIn } from '../support/login';
import { rowOf } from '../support/table';
import { expect, test } from '../support/test';

interface Row {
  id: number;
  orderNo: string;
  applyNo: string;
  settleNo: string;
  settleAmount: string;
  orderNos: string[];
}

/** Calls the API as the administrator. Returns the whole envelope. */
async function caller(request: APIRequestContext) {
  const headers = { token: await tokenOf(request) };
  return async (path: string, data?: object, more: Record<string, string> = {}) => {
    const answered = await (data
      ? request.post(`/api/biz/${path}`, { headers: { ...headers, ...more }, data })
      : request.get(`/api/biz/${path}`, { headers }));
    return (await answered.json()) as { code: number; msg: string; data: { records: Row[] } & Row };
  };
}
type Call = Awaited<ReturnType<typeof caller>>;

/** The smallest settlement of the demo data with a status. Those of other tests have higher ids and other auditors. */
async function settlement(call: Call, settleStatus: string) {
  const { data } = await call(
    `settlement/list?settleStatus=${settleStatus}&sortField=settleAmount&sortOrder=asc&pageSize=100`,
  );
  const row = data.records.find((one) => one.id <= 8036 && Number(one.settleAmount) > 0);
  if (!row) throw new Error(`no settlement in state ${settleStatus}`);
  return row;
}

/** Opens the dialog of a row's status change. */
async function openMove(page: Page, no: string, move: string) {
  await rowOf(page, no)
    .getByRole('button', { name: new RegExp(`^${move} `) })
    .click();
  await expect(dialog(page)).toBeVisible();
}

/** Lets the server process the requests to this path but loses the answers. Returns the idempotency keys. */
async function loseAnswers(page: Page, path: string) {
  const keys: string[] = [];
  await page.route(`**/api/biz/${path}`, async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    await route.fetch();
    await route.abort('connectionfailed');
  });
  return keys;
}

test('an invoice of 1,999.00 is refused after a refund of 500.00: 1,999.00 − 500.00 = 1,499.00 @full', async ({
  page,
}) => {
  const call = await caller(page.request);
  const waiting = (await call('order/list?orderStatus=0&buyerName=东莞示例电子')).data.records;
  const order = waiting[1] ?? waiting[0];
  if (!order) throw new Error('no order waits for its money');
  const { orderNo } = order;
  const payment = { orderNo, payerName: '东莞示例电子', payChannel: '1', amount: 1999, payTime: '2020-02-03 10:00:00' };
  expect(await call('collection/save', payment)).toMatchObject({ code: 0 });
  const [collection] = (await call(`collection/list?orderNo=${orderNo}`)).data.records;
  await call('collection/confirm', { id: collection?.id, collectionStatus: '1' });
  const applied = (await call('invoice/list?invoiceStatus=0&pageSize=200')).data.records;
  const { id, applyNo } = applied.find(({ orderNos }) => orderNos.includes(orderNo)) ?? { id: 0, applyNo: '' };
  await call('invoice/audit', { ids: [id], invoiceStatus: '1' });

  await openAs(page, demoAccount, `/finance/invoice?invoiceStatus=1&applyNo=${applyNo}`);
  await openMove(page, applyNo, '开票');
  await expect(dialog(page)).toContainText('可开票金额（元）1,999.00');
  await fill(dialog(page), { 发票号码: String(Math.floor(1e7 + Math.random() * 9e7)) });
  await dialog(page).locator('input[type=file]').setInputFiles(file('invoice.pdf', '%PDF-1.4\n%%EOF'));
  await expect(dialog(page).getByText('invoice.pdf 上传成功')).toBeAttached();
  // A colleague refunds 500.00 while the dialog is open.
  await call('order/refund', { id: order.id, refundAmount: 500, reason: '部分未使用' });
  expect(await call('order/confirm', { id: order.id, orderStatus: '5' })).toMatchObject({ code: 0 });
  await dialog(page).getByRole('button', { name: '开票 ¥1,999.00' }).click();
  await expect(dialog(page)).toContainText('开票金额超过可开票金额（实付 − 已退）');

  await page.reload();
  await openMove(page, applyNo, '开票');
  await expect(dialog(page)).toContainText('订单实付（元）1,999.00');
  await expect(dialog(page)).toContainText('已退金额（元）500.00');
  await expect(dialog(page)).toContainText('可开票金额（元）1,499.00');
  await expect(dialog(page)).toContainText('开票金额 ¥1,999.00 超过可开票金额 ¥1,499.00');
  await expect(dialog(page).getByRole('button', { name: '开票 ¥1,999.00' })).toBeDisabled();
});

test('an adjustment that makes the net amount negative is refused, and unsaved input survives the end of the session @full', async ({
  page,
  allow,
}) => {
  allow('status of 401');
  const call = await caller(page.request);
  const { settleNo, settleAmount, id } = await settlement(call, '2');
  await openAs(page, demoAccount, `/finance/settlement?settleStatus=2&settleNo=${settleNo}`);
  await openMove(page, settleNo, '调整');
  await fill(dialog(page), { '调整金额（元）': '－99,999,999' });
  await dialog(page)
    .getByRole('button', { name: /^调整为 -¥99,/ })
    .click();
  await expect(dialog(page).getByText(/^调整后应结金额为 -¥[\d,.]+，不能小于 0$/)).toBeVisible();
  await expect(dialog(page).getByText('请输入调整原因')).toBeVisible();

  await fill(dialog(page), { '调整金额（元）': '-0.01' });
  await dialog(page).getByRole('button', { name: '与结算对象协商一致' }).click();
  await page.route('**/api/biz/settlement/update', (route) =>
    route.fulfill({ status: 401, json: { code: 401, msg: 'token verify error' } }),
  );
  await dialog(page)
    .getByRole('button', { name: /^调整为 ¥/ })
    .click();
  await expect(page).toHaveURL(/\/user\/login/);
  await page.unrouteAll();
  await trySignIn(page);
  await expect(page.getByText(/“调整 · .*”中填写的内容还没有提交，再次打开即可继续/)).toBeVisible();
  await openMove(page, settleNo, '调整');
  await expect(dialog(page).getByText('已恢复未提交的内容')).toBeVisible();
  await expect(dialog(page).getByLabel('调整金额（元）')).toHaveValue('-0.01');
  // Calculated by hand: the seeds have an adjustment of 0.00 or −10.00, which the new one of −0.01 replaces.
  const before = await call(`settlement/get/${id}`);
  const net = Number(settleAmount) - Number((before.data as unknown as { adjustAmount: string }).adjustAmount) - 0.01;
  await dialog(page)
    .getByRole('button', { name: /^调整为 ¥/ })
    .click();
  await expect(page.getByText(/^已调整为 ¥/).last()).toBeVisible();
  const after = (await call(`settlement/get/${id}`)).data as unknown as {
    settleAmount: string;
    auditLogs: { remark: string }[];
  };
  expect(Number(after.settleAmount)).toBeCloseTo(net, 2);
  expect(after.auditLogs[0]?.remark).toContain('→ -0.01：与结算对象协商一致');
});

test('a payment whose response is lost is recorded once and shown as recorded, and its draft survives a reload @full', async ({
  page,
  allow,
}) => {
  allow('ERR_CONNECTION_FAILED');
  const call = await caller(page.request);
  const { settleNo, id } = await settlement(call, '3');
  const flow = unique('FK');
  await openAs(page, demoAccount, `/finance/settlement?settleStatus=3&settleNo=${settleNo}`);
  await openMove(page, settleNo, '打款');
  const pay = dialog(page).getByRole('button', { name: /^打款 ¥/ });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByText(`打款 · ${settleNo}`)).toBeInViewport({ ratio: 1 });
  await dialog(page).getByRole('button', { name: '显示收款账号' }).click();
  await expect(dialog(page).getByText(/^6214\d{15}$/)).toBeVisible();
  await pay.click();
  await expect(dialog(page).getByText('请选择打款结果')).toBeVisible();
  await dialog(page).getByText('打款成功').click();
  await fill(dialog(page), { 打款流水号: `  ${flow} ` });
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await openMove(page, settleNo, '打款');
  await expect(dialog(page).getByText('已恢复未提交的内容')).toBeVisible();
  await expect(dialog(page).getByLabel('打款流水号')).toHaveValue(`  ${flow} `);
  await dialog(page).locator('input[type=file]').setInputFiles(picture('paid.png'));
  await expect(dialog(page).getByText('paid.png 上传成功')).toBeAttached();
  await expect(pay).toBeInViewport({ ratio: 1 });

  const keys = await loseAnswers(page, 'settlement/pay');
  await pay.click();
  await expect(dialog(page)).toContainText(new RegExp(`已由 .+ 于 .+ 打款，流水号 ${flow}$|流水号 ${flow}`));
  await expect(pay).toBeDisabled();
  await expect(rowOf(page, settleNo)).toHaveCount(0);
  const again = { id, payFlowNo: 'ANOTHER', payVoucher: '/voucher.png' };
  expect(await call('settlement/pay', again, { 'Idempotency-Key': keys[0] ?? '' }), 'the first answer').toMatchObject({
    code: 0,
  });
  expect(await call('settlement/pay', again)).toMatchObject({ msg: '当前状态不允许该操作' });
  expect((await call(`settlement/get/${id}`)).data, 'trimmed, and not overwritten').toMatchObject({ payFlowNo: flow });
});

test('a second window shows who has already confirmed an incoming payment, and disables the confirm button @full', async ({
  page,
  context,
}) => {
  const call = await caller(page.request);
  const { data } = await call('collection/list?collectionStatus=0&sortField=createTime&sortOrder=asc');
  const { collectionNo } = data.records[0] as unknown as { collectionNo: string };
  const address = `/finance/collection?collectionNo=${collectionNo}`;
  await openAs(page, demoAccount, address);
  const other = await context.newPage();
  await other.goto(address);
  for (const one of [page, other]) await openMove(one, collectionNo, '确认到账');
  await dialog(page)
    .getByRole('button', { name: /^确认到账 ¥/ })
    .click();
  await expect(page.getByText(/^已确认到账 ¥/).last()).toBeVisible();
  const confirm = dialog(other).getByRole('button', { name: /^确认到账 ¥/ });
  await confirm.click();
  await expect(dialog(other)).toContainText(/已由 .+ 于 .+ 确认到账/);
  await expect(confirm).toBeDisabled();
});

test('if the server’s responses are lost, an incoming payment and a settlement are stored once and shown as stored @full', async ({
  page,
  allow,
}) => {
  allow('ERR_CONNECTION_FAILED');
  const call = await caller(page.request);
  const [order] = (await call('order/list?orderStatus=0&productName=全国打字竞赛报名')).data.records;
  const { orderNo } = order ?? { orderNo: '' };
  const day = '2020-05-06';
  await openAs(page, demoAccount, '/finance/collection');
  await page.getByRole('button', { name: '登记收款' }).click();
  await dialog(page).getByLabel('关联订单').fill(orderNo);
  await page.getByTitle(new RegExp(`^${orderNo} · `)).click();
  await expect(dialog(page).getByLabel('收款金额（元）')).toHaveValue('68.00');
  await dialog(page).getByLabel('付款时间').fill(`${day} 10:00:00`);
  await page.keyboard.press('Tab');
  await dialog(page).locator('input[type=file]').setInputFiles(picture('voucher.png'));
  await expect(dialog(page).getByText('voucher.png 上传成功')).toBeAttached();
  // Fills in the last field, at the end of a form that is longer than the window.
  await page.setViewportSize({ width: 1280, height: 600 });
  await dialog(page).getByLabel('备注').fill('已电话确认');
  const registered = await loseAnswers(page, 'collection/save');
  const register = dialog(page).getByRole('button', { name: '登记收款' });
  await register.click();
  await expect(dialog(page).getByText(/已由 .+ 于 .+ 登记收款 SK\d+，金额 ¥68\.00/)).toBeInViewport();
  await expect(register).toBeDisabled();
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  await expect(rowOf(page, orderNo), 'the list has it already').toHaveCount(1);
  const payment = { orderNo, payerName: '甲', payChannel: '1', amount: 68, payTime: `${day} 10:00:00` };
  const same = (keys: readonly string[]) => ({ 'Idempotency-Key': keys[0] ?? '' });
  expect(await call('collection/save', payment, same(registered)), 'the first answer').toMatchObject({ code: 0 });
  expect(await call('collection/save', payment)).toMatchObject({ msg: '该订单已有待确认或已到账的收款' });
  const [collection, ...others] = (await call(`collection/list?orderNo=${orderNo}`)).data.records;
  expect(others).toEqual([]);
  expect(await call('collection/confirm', { id: collection?.id, collectionStatus: '1' })).toMatchObject({ code: 0 });

  await page.goto('/finance/settlement');
  await page.getByRole('button', { name: '生成结算单' }).click();
  await dialog(page).getByPlaceholder('开始日期').fill(day);
  await dialog(page).getByPlaceholder('结束日期').fill(day);
  await page.keyboard.press('Tab');
  const generated = await loseAnswers(page, 'settlement/save');
  const generate = dialog(page).getByRole('button', { name: '生成结算单' });
  await generate.click();
  await expect(dialog(page).getByText(/已由 .+ 于 .+ 生成结算单 1 张/)).toBeInViewport();
  await expect(generate).toBeDisabled();
  const period = { periodStart: day, periodEnd: day };
  expect(await call('settlement/save', period, same(generated)), 'the first answer').toMatchObject({ code: 0 });
  expect(await call('settlement/save', period)).toMatchObject({ msg: '该周期没有可结算的订单' });
  expect((await call(`settlement/list?period=${day}~${day}`)).data.records).toHaveLength(1);
});
