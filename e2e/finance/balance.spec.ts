import type { APIRequestContext } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs, tokenOf } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { fill } from '../support/form';
import { openTab, rowOf } from '../support/table';
import { expect, test } from '../support/test';

const DAY = '2020-03-04';

/** Pays an order of 1,999.00 by transfer, on a day long ago without any other payment. Returns the order's number. */
async function paidOrder(request: APIRequestContext): Promise<string> {
  const headers = { token: await tokenOf(request) };
  const ask = async <T>(path: string, data?: object) => {
    const url = `/api/biz/${path}`;
    const answered = await (data ? request.post(url, { headers, data }) : request.get(url, { headers }));
    return (await answered.json()) as { code: number; msg: string; data: { records: T[] } };
  };
  const waiting = await ask<{ orderNo: string }>('order/list?orderStatus=0&buyerName=东莞示例电子');
  const orderNo = waiting.data.records.at(-1)?.orderNo ?? '';
  const collection = { orderNo, payerName: '东莞示例电子有限公司', payChannel: '1', amount: 1999 };
  const registered = { ...collection, payTime: `${DAY} 10:00:00` };
  expect(await ask('collection/save', registered)).toMatchObject({ code: 0 });
  expect(await ask('collection/save', registered)).toMatchObject({ msg: '该订单已有待确认或已到账的收款' });
  const [one] = (await ask<{ id: number }>(`collection/list?orderNo=${orderNo}`)).data.records;
  expect(await ask('collection/confirm', { id: one?.id, collectionStatus: '1' })).toMatchObject({ code: 0 });
  return orderNo;
}

test('after a refund of 1.00 the order stays paid, and its settlement is 1,999.00 − 1.00 − 119.88 = 1,878.12 @full', async ({
  page,
}) => {
  const orderNo = await paidOrder(page.request);
  await openAs(page, demoAccount, `/sales/order?orderStatus=1&orderNo=${orderNo}`);
  await page.getByRole('button', { name: `退款 ${orderNo}` }).click();
  await fill(dialog(page), { '退款金额（元）': '1' });
  await dialog(page).getByRole('button', { name: '部分未使用，按剩余退款' }).click();
  await expect(dialog(page)).toContainText('退款后剩余 1,998.00 元，订单仍为“已支付”');
  await dialog(page).getByRole('button', { name: '退款 ¥1.00' }).click();
  await expect(rowOf(page, orderNo)).toHaveCount(0);
  await openTab(page, /^退款中/);
  await page.getByRole('button', { name: `确认退款 ${orderNo}` }).click();
  await dialog(page).getByRole('button', { name: '确认退款 ¥1.00' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await openTab(page, /^已支付/);
  await page.getByRole('button', { name: `查看 ${orderNo}` }).click();
  const life = dialog(page).getByRole('region', { name: '资金时间线' });
  for (const moment of [/下单.*1,999\.00/, /收款.*已到账.*1,999\.00/, /退款.*-1\.00/, /剩余.*1,998\.00/])
    await expect(life.getByRole('listitem').filter({ hasText: moment })).toBeVisible();

  // Calculated by hand: 1,999.00 paid, 1.00 refunded, 1,998.00 left; 6 % of it is 119.88; 1,998.00 − 119.88 = 1,878.12.
  await page.goto('/finance/settlement');
  await page.getByRole('button', { name: '生成结算单' }).click();
  await dialog(page).getByPlaceholder('开始日期').fill(DAY);
  await dialog(page).getByPlaceholder('结束日期').fill(DAY);
  await page.keyboard.press('Tab');
  await answer(page, '生成结算单');
  await expect(page.getByText('结算单已生成').last()).toBeVisible();
  await page.goto(`/finance/settlement?period=${DAY}~${DAY}`);
  await rowOf(page, `${DAY}~${DAY}`).first().getByRole('button', { name: /^查看/ }).click();
  const statement = dialog(page);
  await expect(statement.getByRole('row', { name: new RegExp(orderNo) })).toContainText('1,878.12');
  for (const amount of ['1,999.00', '119.88', '1.00', '1,878.12'])
    await expect(statement.getByRole('definition').filter({ hasText: new RegExp(`^${amount}$`) })).toBeVisible();
});
